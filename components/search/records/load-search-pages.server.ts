import type { Locale } from '@/lib/i18n/locales';
import { assertUniqueIds, buildRecords, type SearchPage } from './build-records';
import { loadDocPages } from './doc-pages.server';
import { buildDataPages, loadMdxPages } from './other-pages.server';

/**
 * Every page that search shows in a language, read from the content on the disk.
 * @throws SiteError for two parts of pages with one address
 */
export async function loadSearchPages(locale: Locale): Promise<SearchPage[]> {
  const pages = [...(await loadDocPages(locale)), ...(await loadMdxPages(locale)), ...buildDataPages(locale)];
  assertUniqueIds(buildRecords(pages, locale.code));
  return pages;
}
