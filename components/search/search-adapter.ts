import type { LocaleCode } from '@/lib/i18n/locales';
import { createSearchAdapter } from '@/lib/search/create-search-adapter';
import type { SearchAdapter, SearchOptions } from '@/lib/search/types';

const adapters = new Map<LocaleCode, SearchAdapter>();

/** The one adapter of a language in this document, so that what was loaded for one search serves the next. */
export function getSearchAdapter(options: SearchOptions): SearchAdapter {
  const known = adapters.get(options.language);
  if (known) return known;
  const adapter = createSearchAdapter(options);
  adapters.set(options.language, adapter);
  return adapter;
}
