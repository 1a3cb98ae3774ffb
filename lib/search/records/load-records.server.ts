import type { Locale } from '../../i18n/locales';
import type { SearchRecord } from '../types';
import { buildRecords } from './build-records';
import { loadSearchPages } from './load-search-pages.server';

/** Everything that can be found in a language, from the content on the disk. */
export async function loadRecords(locale: Locale): Promise<SearchRecord[]> {
  return buildRecords(await loadSearchPages(locale), locale.code);
}
