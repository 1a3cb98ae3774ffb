import { type DocTagId, docTagIds } from '../../content/data/doc-tags';
import type { Locale } from '../i18n/locales';
import { listTagged } from '../site-pages/list-tagged';
import { getDocPages } from './doc-page.server';
import type { DocPage } from './docs.server';

/** Listed pages with a tag, by title. */
export function getPagesByTag(tag: DocTagId, locale: Locale): DocPage[] {
  const pages = getDocPages(locale).map((page) => {
    const { title, unlisted, tags } = page.data;
    return { page, title, isIndexed: !unlisted, tagIds: tags };
  });
  return listTagged(pages, tag, locale).map(({ page }) => page);
}

/** Tags that at least one page has. */
export function getUsedTags(locale: Locale): DocTagId[] {
  return docTagIds.filter((tag) => getPagesByTag(tag, locale).length > 0);
}
