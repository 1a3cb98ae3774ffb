import { test as base, expect, type Page } from '@playwright/test';
import { isMatrix } from './matrix';
import { Problems } from './problems';
import { siteLocales, type TestLocale } from './routes';

export { routes, siteLocales, type TestLocale } from './routes';

/** The languages of scenarios that are tried in one alone, or go from one to the other. */
export const [english, indonesian] = siteLocales as [TestLocale, TestLocale];

/** The languages that a scenario is tried in: the default one, and all of them in the whole matrix (`npm run test:all`). */
export const testLocales: TestLocale[] = isMatrix ? siteLocales : siteLocales.slice(0, 1);

/** The pairs of the language that a page is shown in and another one. */
export const localePairs = testLocales.flatMap((shown) =>
  siteLocales.filter((other) => other !== shown).map((other) => ({ shown, other })),
);

/** A test that fails on any problem in its page that it does not name. */
export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ page }, use) => {
      const problems = new Problems(page);
      await use(problems);
      await page.unrouteAll({ behavior: 'ignoreErrors' }); // Requests may still be pending when the test is over.
      await expect.poll(() => problems.getUnexpected()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Marks the document, so that a full load, which drops the mark, can be told from a client-side navigation. Waits for hydration,
 * as links cause full loads until then.
 */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await waitForHydration(page);
  return markDocumentNow(page);
}

/** As `markDocument`, for a page that has crashed and will not be hydrated. */
export async function markDocumentNow(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  return () => page.evaluate(() => 'isSameDocument' in window);
}

/** The links to the pages before and after this one. */
export function getPager(page: Page, { texts: { docs } }: Pick<TestLocale, 'texts'>) {
  const pager = page.getByRole('navigation', { name: docs.pagination });
  return {
    previous: pager.getByRole('link', { name: docs.previous }),
    next: pager.getByRole('link', { name: docs.next }),
  };
}

/** The table of contents that is shown. */
export const getContents = (page: Page, { texts }: Pick<TestLocale, 'texts'>) =>
  page.getByRole('navigation', { name: texts.docs.onThisPage }).filter({ visible: true });

/** By how many pixels a page is wider than its window. */
export const getOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Waits until the page answers its reader, which shows in the one colour that it then gives the browser's bars, and is idle. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('meta[name="theme-color"]:not([media])'));
  await waitForIdle(page);
}

/** Waits until the browser is idle, or for five seconds on a machine that never is. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
}
