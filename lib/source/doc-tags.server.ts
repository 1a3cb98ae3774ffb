import { type DocTagId, docTagIds } from '../../content/data/doc-tags';
import type { Locale } from '../i18n/locales';
import { getDocPages } from './doc-page.server';
import type { DocPage } from './docs.server';

/** Listed pages with a tag, by title. */
export function getPagesByTag(tag: DocTagId, locale: Locale): DocPage[] {
  return getDocPages(locale)
    .filter(({ data }) => data.tags.includes(tag) && !data.unlisted)
    .sort((a, b) => a.data.title.localeCompare(b.data.title, locale.htmlLang));
}

/** Tags that at least one page has. */
export function getUsedTags(locale: Locale): DocTagId[] {
  return docTagIds.filter((tag) => getPagesByTag(tag, locale).length > 0);
}
