import type { Locale } from '../i18n/locales';
import { getMessages } from '../i18n/messages';
import { localizePath } from '../i18n/paths';
import { getPosts } from './blog.server';
import { getDocPages } from './doc-page.server';

/** Title of every page that readers may look for, by its path in the language: documentation, posts, and their lists. */
export function getPageTitles(locale: Locale): Record<string, string> {
  const { blog, search, tags } = getMessages(locale);
  const lists = [
    ['/blog', blog.title],
    ['/blog/archive', blog.archive],
    ['/blog/authors', blog.authors],
    ['/blog/tags', blog.tags],
    ['/docs/tags', tags.title],
    ['/search', search.title],
  ].map(([path = '', title]) => [localizePath(path, locale), title]);
  const pages = [...getDocPages(locale).filter(({ data }) => !data.unlisted), ...getPosts(locale)];
  return Object.fromEntries([...lists, ...pages.map(({ url, data }) => [url, data.title])]);
}
