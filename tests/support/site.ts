import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { getSidebarIdOf } from '@/lib/config/sidebars';
import { readDocs } from '@/lib/content/read-docs.server';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { getMessages, type Messages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { isMatrix } from './matrix';
import { Problems } from './problems';

interface Route {
  path: string;
  sidebar: string | null;
  kind: string;
  /** Left out by search engines and by whatever lists pages. */
  isUnlisted: boolean;
}

/** The addresses that the site has promised to keep, in the default language. */
const promised: Omit<Route, 'isUnlisted'>[] = JSON.parse(readFileSync('tests/fixtures/routes.json', 'utf8'));

const docs = readDocs('content/docs')
  .loader.getPages(defaultLocale.code)
  .filter(({ data }) => !data.draft);

/** Pages of the documentation that were written since. */
const written = docs
  .filter(({ url }) => !promised.some(({ path }) => path === url))
  .map(({ url, slugs }) => ({ path: url, sidebar: getSidebarIdOf(slugs), kind: 'doc' }));

/** Every route that the site has to answer, in the default language. */
export const routes: Route[] = [...promised, ...written].map((route) => {
  const isUnlisted = docs.some(({ url, data }) => url === route.path && data.unlisted);
  return { ...route, isUnlisted, ...(isUnlisted && { sidebar: null }) };
});

/** A language as a test needs it: its texts, and its addresses. */
export interface TestLocale {
  code: Locale['code'];
  /** The language's own name, as in the language menu. */
  label: string;
  htmlLang: string;
  texts: Messages;
  to: (path: string) => string;
}

/** Every language of the site. */
export const siteLocales: TestLocale[] = locales.map((locale) => ({
  code: locale.code,
  label: locale.label,
  htmlLang: locale.htmlLang,
  texts: getMessages(locale),
  to: (path) => localizePath(path, locale),
}));

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
      await expect.poll(() => problems.getFaults()).toEqual([]);
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

/** Waits until the page answers its reader, and is idle. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.body && !window.takeEarlyInput);
  await waitForIdle(page);
}

/** Waits until the browser is idle, or for five seconds on a machine that never is. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
}
