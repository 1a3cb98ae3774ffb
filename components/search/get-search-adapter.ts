import { loadPart } from '@/lib/browser/load-part';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { AlgoliaOptions } from './algolia/options';
import type { OramaOptions } from './orama/options';
import { type SearchAdapter, SearchError, type SearchOptions } from './protocol';

const adapters = new Map<LocaleCode, SearchAdapter>();

/** The one adapter of a language in this document, so that what was loaded for one search serves the next. */
export function getSearchAdapter(options: SearchOptions): SearchAdapter {
  const adapter = adapters.get(options.language) ?? createSearchAdapter(options);
  adapters.set(options.language, adapter);
  return adapter;
}

/**
 * Makes the adapter that the site is configured for. It loads nothing before `preload` or the first search.
 * @param options from `getSearchOptions`
 */
function createSearchAdapter(options: SearchOptions): SearchAdapter {
  let loading: Promise<SearchAdapter> | undefined;
  /** Used without awaiting once it has loaded, so that a query is sent before the page renders the keystroke. */
  let loaded: SearchAdapter | undefined;

  async function load(): Promise<SearchAdapter> {
    loading ??= loadAdapter(options);
    try {
      loaded = await loading;
      return loaded;
    } catch (error) {
      loading = undefined; // A chunk that failed to load is requested again by the next search.
      throw new SearchError('The search code could not be loaded.', { cause: error });
    }
  }

  return {
    preload() {
      load().then(
        (adapter) => adapter.preload(),
        () => {},
      );
    },
    async search(requests) {
      try {
        return await (loaded ?? (await load())).search(requests);
      } catch (error) {
        console.warn('The search failed.', error);
        throw error;
      }
    },
    whenComplete: async () => (await load()).whenComplete(),
    // The dialog opens without a report of its usage; the search reports why its code is missing.
    loadInsights: async () => (await load().catch(() => undefined))?.loadInsights?.(),
  };
}

/** The provider is a constant of the build, so that the bundle leaves out the code of the other one. */
async function loadAdapter(options: SearchOptions): Promise<SearchAdapter> {
  const name = 'search code';
  if (process.env.NEXT_PUBLIC_SEARCH_PROVIDER === 'algolia') {
    const { createAlgoliaAdapter } = await loadPart(name, () => import('./algolia/create-algolia-adapter'));
    return createAlgoliaAdapter(options as AlgoliaOptions);
  }
  const { createOramaAdapter } = await loadPart(name, () => import('./orama/create-orama-adapter'));
  return createOramaAdapter(options as OramaOptions);
}
