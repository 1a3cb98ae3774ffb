import type { InsightsClient } from 'search-insights';
import { loadPart } from '@/lib/browser/load-part';
import type { LocaleCode } from '@/lib/i18n/locales';
import { toHostUrl } from './algolia/hosts';
import {
  type AlgoliaOptions,
  type OramaOptions,
  type SearchAdapter,
  SearchError,
  type SearchOptions,
} from './protocol';

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

/**
 * Loads the client by which DocSearch reports to a hosted search what it shows (400 ms after the last change, at most 20 ids in
 * one event) and what is opened there.
 * @returns `undefined` if the search is not hosted, or if the code does not load, such as with a content blocker
 */
export async function loadInsights(options: SearchOptions): Promise<InsightsClient | undefined> {
  if (process.env.NEXT_PUBLIC_SEARCH_PROVIDER === 'algolia') {
    try {
      const { default: client } = await loadPart('code that reports search usage', () => import('search-insights'));
      const { appId, apiKey, hosts: [host] = [] } = options as AlgoliaOptions;
      client('init', { appId, apiKey, ...(host && { host: toHostUrl(host) }) });
      return client;
    } catch (error) {
      console.warn('Search usage cannot be reported.', error);
    }
  }
  return undefined;
}
