import type { Page } from '@playwright/test';
import { getFailureMessages } from '@/components/failures/messages';
import { loadFailureKey } from '@/components/failures/site-loading';
import type { TestLocale } from './site';

/** What the router fetches of a page, ahead of a click or for it, by the end of the page's path; any page's without one. */
export const routeData = (path = '') => new RegExp(`${path}(?:/__next\\.[^?]*)?\\.txt\\?_rsc=`);

/** The thin bar at the top while a page is on its way. */
export const getBar = (page: Page) => page.getByRole('progressbar');
/** The red box that says what did not load. */
export const getBox = (page: Page, locale: TestLocale) =>
  page.getByRole('alert').filter({ hasText: getFailureMessages(locale).loadFailure.failed });

/** Sets what the browser reports about the reader's connection. */
export async function setConnection(page: Page, connection: { saveData?: boolean; effectiveType?: string }) {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
    connection,
  );
}

/** Keeps the site from prefetching pages, as for readers with data saver on. */
export const disablePrefetch = (page: Page) => setConnection(page, { saveData: true });

/** Keeps a page from reloading when one of its files fails to load, as if it had reloaded for that already. */
export const disableReload = (page: Page) =>
  page.addInitScript((key) => sessionStorage.setItem(key, location.pathname), loadFailureKey);
