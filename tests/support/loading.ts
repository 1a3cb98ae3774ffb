import type { Page } from '@playwright/test';
import type { TestLocale } from './site';

/** The thin bar at the top while a page is on its way. */
export const getBar = (page: Page) => page.getByRole('progressbar');
/** The red box that says what did not load. */
export const getBox = (page: Page, { texts }: TestLocale) =>
  page.getByRole('alert').filter({ hasText: texts.loading.failed });

/** Makes a browser ask for pages only when they are opened, as it does for readers who save data. */
export async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}
