import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { type Locale, locales } from '@/lib/i18n/locales';
import { getMessages, type Messages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';

interface Route {
  path: string;
  sidebar: string | null;
  kind: string;
}

/** Every route that the site has to answer, in the default language. */
export const routes: Route[] = JSON.parse(readFileSync('tests/fixtures/routes.json', 'utf8'));

/** A language as a test needs it: its texts, and its addresses. */
export interface TestLocale {
  code: Locale['code'];
  htmlLang: string;
  texts: Messages;
  to: (path: string) => string;
}

export const testLocales: TestLocale[] = locales.map((locale) => ({
  code: locale.code,
  htmlLang: locale.htmlLang,
  texts: getMessages(locale),
  to: (path) => localizePath(path, locale),
}));

/** Said by Playwright where `serviceWorkers` is `block`. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/** Collects what goes wrong in a page while it is used: failed requests, errors in the console, uncaught errors. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.text() === blockedWorker) return;
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // The router drops the prefetches that a navigation overtakes.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()}`);
  });
  return problems;
}

/** A test whose page has to stay free of problems; a test that expects some empties the list. */
export const test = base.extend<{ problems: string[] }>({
  problems: [
    async ({ page }, use) => {
      const problems = watch(page);
      await use(problems);
      await page.unrouteAll({ behavior: 'ignoreErrors' }); // A request may still be on its way when the test is over.
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Marks the document, so that a full load, which drops the mark, can be told from a navigation of the router. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  return () => page.evaluate(() => 'isSameDocument' in window);
}
