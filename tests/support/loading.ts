import type { Page } from '@playwright/test';
import { expect, type TestLocale } from './site';

/** The thin bar at the top while a page is on its way. */
export const getBar = (page: Page) => page.getByRole('progressbar');
/** The red box that says what did not load. */
export const getBox = (page: Page, { texts }: TestLocale) =>
  page.getByRole('alert').filter({ hasText: texts.loading.failed });

/** Whether a problem is the browser's own line for a request that the test refused, or the warning that the site logs. */
function isExpected(problem: string): boolean {
  return /^(failed|404|503): |Failed to load resource|warning: .* as a whole\./.test(problem);
}

/** The warnings of the site itself, after the browser's own lines for what a test refused were found to be all the rest. */
export function takeWarnings(problems: string[]): string[] {
  expect(problems.filter((problem) => !isExpected(problem))).toEqual([]);
  return problems.splice(0).filter((problem) => problem.startsWith('warning: '));
}

/** The end of the warning that a page is loaded as a whole. */
export const isWhole = (path: string) => new RegExp(`Loading http://localhost:\\d+${path} as a whole\\.$`);
