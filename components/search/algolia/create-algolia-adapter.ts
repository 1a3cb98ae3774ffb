import { liteClient } from 'algoliasearch/lite';
import { type AlgoliaOptions, type SearchAdapter, SearchError } from '../protocol';
import { createHostsCache, toAlgoliaHost } from './hosts';
import { toAlgoliaRequest, toSearchResult } from './messages';

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
  };
}
