import type { Page } from '@playwright/test';
import type { TestLocale } from './site';

/** The thin bar at the top while a page is on its way. */
export const getBar = (page: Page) => page.getByRole('progressbar');
/** The red box that says what did not load. */
export const getBox = (page: Page, { texts }: TestLocale) =>
  page.getByRole('alert').filter({ hasText: texts.loading.failed });
