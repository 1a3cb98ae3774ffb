import type { Locale } from '../../i18n/locales';
import type { SearchRecord } from '../protocol';
import { buildRecords, type SearchPage } from './build-records';
import { loadDocPages } from './doc-pages.server';
import { buildDataPages, loadMdxPages } from './other-pages.server';

/** Everything that can be found in a language, from the content on the disk. */
export async function loadRecords(locale: Locale): Promise<SearchRecord[]> {
  return buildRecords(await loadSearchPages(locale), locale.code);
}

/** Every page that search shows in a language, read from the content on the disk. */
async function loadSearchPages(locale: Locale): Promise<SearchPage[]> {
  return [...(await loadDocPages(locale)), ...(await loadMdxPages(locale)), ...buildDataPages(locale)];
}
