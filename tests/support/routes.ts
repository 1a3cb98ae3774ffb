import { readFileSync } from 'node:fs';
import { getSidebarId } from '@/lib/config/sidebars';
import { type CompleteLocale, completeLocales, defaultLocale, type Locale } from '@/lib/i18n/locales';
import { getMessages, type Messages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { readContent } from '@/lib/pages/read-content.server';

interface Route {
  path: string;
  sidebar: string | null;
  kind: string;
  /** Left out by search engines and by whatever lists pages. */
  isUnlisted: boolean;
}

/** The addresses that the site has promised to keep, in the default language. */
const promised: Omit<Route, 'isUnlisted'>[] = JSON.parse(readFileSync('tests/fixtures/routes.json', 'utf8'));

const docs = readContent()
  .docs.loader.getPages(defaultLocale.code)
  .filter(({ data }) => !data.draft);

/** Pages of the documentation that were written since. */
const written = docs
  .filter(({ url }) => !promised.some(({ path }) => path === url))
  .map(({ url, slugs }) => ({ path: url, sidebar: getSidebarId(slugs), kind: 'doc' }));

/** Every route that the site has to answer, in the default language. */
export const routes: Route[] = [...promised, ...written].map((route) => {
  const isUnlisted = docs.some(({ url, data }) => url === route.path && data.unlisted);
  return { ...route, isUnlisted, ...(isUnlisted && { sidebar: null }) };
});

/** A language as a test needs it: its texts, and its addresses. */
export interface TestLocale {
  code: CompleteLocale['code'];
  /** The language's own name, as in the language menu. */
  label: string;
  htmlLang: string;
  texts: Messages;
  /** What a crashed page says. */
  crash: Locale['crash'];
  to: (path: string) => string;
}

/** Every language of the site that has all pages. */
export const siteLocales: TestLocale[] = completeLocales.map((locale) => ({
  code: locale.code,
  label: locale.label,
  htmlLang: locale.htmlLang,
  texts: getMessages(locale),
  crash: locale.crash,
  to: (path) => localizePath(path, locale),
}));
