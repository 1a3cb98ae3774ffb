import { liteClient } from 'algoliasearch/lite';
import type { AlgoliaOptions, SearchAdapter } from '../types';

/** Answers from Algolia. */
export function createAlgoliaAdapter({ appId, apiKey }: AlgoliaOptions): SearchAdapter {
  const client = liteClient(appId, apiKey);
  return {
    preload() {},
    whenComplete: async () => {},
    search: async (requests) => (await client.search({ requests: requests as never })) as never,
  };
}
