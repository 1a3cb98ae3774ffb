import type { Locale } from '../i18n/locales';
import { localizePath } from '../i18n/paths';
import { buildMainPages } from '../site-pages/list-pages';
import { getPosts } from './blog.server';
import { getDocPages } from './doc-page.server';
import { getStandalonePages } from './pages.server';

/** Title of every page that readers may look for, by its path in their language: all with a text of their own, their lists, and search. */
export function getPageTitles(locale: Locale): Record<string, string> {
  const lists = buildMainPages(locale).filter(({ kind }) => kind !== 'home');
  const docs = getDocPages(locale).filter(({ data }) => !data.unlisted);
  const pages = [...docs, ...getPosts(locale), ...getStandalonePages(locale)];
  return Object.fromEntries([
    ...lists.map(({ path, title }) => [localizePath(path, locale), title]),
    ...pages.map(({ url, data }) => [url, data.title]),
  ]);
}
