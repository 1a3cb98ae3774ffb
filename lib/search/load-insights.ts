import type { InsightsClient } from 'search-insights';
import { loadPart } from '../browser/load-part';
import { toHostUrl } from './algolia/hosts';
import type { AlgoliaOptions, SearchOptions } from './protocol';

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
