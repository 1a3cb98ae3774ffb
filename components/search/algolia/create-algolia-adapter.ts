import { liteClient } from 'algoliasearch/lite';
import { loadPart } from '@/lib/browser/load-part';
import { type SearchAdapter, SearchError } from '../protocol';
import { createHostsCache, toAlgoliaHost, toHostUrl } from './hosts';
import { toAlgoliaRequest, toSearchResult } from './messages';
import type { AlgoliaOptions } from './options';

/** Answers from Algolia. Timeouts, retries and the order of hosts are left to the client. */
export function createAlgoliaAdapter(options: AlgoliaOptions): SearchAdapter {
  const { appId, apiKey, hosts } = options;
  const client = liteClient(appId, apiKey, {
    ...(hosts && { hosts: hosts.map(toAlgoliaHost) }),
    hostsCache: createHostsCache(),
  });
  return {
    preload() {}, // `<link rel="preconnect">` in the page has opened the connection.
    whenComplete: async () => {},
    async search(requests) {
      const asked = requests.map((request) => toAlgoliaRequest(request, options));
      const { results } = await client.search({ requests: asked }).catch((error: unknown) => {
        throw new SearchError('Algolia did not answer the search.', { cause: error });
      });
      return { results: asked.map((request, index) => toSearchResult(results?.[index], request, options)) };
    },
    async loadInsights() {
      try {
        const { default: insights } = await loadPart('code that reports search usage', () => import('search-insights'));
        insights('init', { appId, apiKey, ...(hosts?.[0] && { host: toHostUrl(hosts[0]) }) });
        return insights;
      } catch (error) {
        console.warn('Search usage cannot be reported.', error);
        return undefined;
      }
    },
  };
}
