import type { Locale } from '../../i18n/locales';
import { loadDocPages } from './doc-pages.server';
import { buildDataPages, loadMdxPages } from './other-pages.server';
import type { SearchPage } from './search-page';

/** Every page that search shows in a language, read from the content on the disk. */
export async function loadSearchPages(locale: Locale): Promise<SearchPage[]> {
  return [...(await loadDocPages(locale)), ...(await loadMdxPages(locale)), ...buildDataPages(locale)];
}
