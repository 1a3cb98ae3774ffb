import type { Page } from '@playwright/test';
import type { TestLocale } from './site';

/** The thin bar at the top while a page is on its way. */
export const getBar = (page: Page) => page.getByRole('progressbar');
/** The red box that says what did not load. */
export const getBox = (page: Page, { texts }: TestLocale) =>
  page.getByRole('alert').filter({ hasText: texts.loading.failed });

/** Gives the browser something to say of the reader's connection. */
export async function setConnection(page: Page, connection: { saveData?: boolean; effectiveType?: string }) {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
}

/** Makes the site ask for pages only when they are opened, as it does for readers who save data. */
export const fetchNothingAhead = (page: Page) => setConnection(page, { saveData: true });
