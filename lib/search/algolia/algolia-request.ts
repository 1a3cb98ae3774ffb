import { maxQueryLength } from '../limits';
import { type AlgoliaOptions, type SearchRequest, shownAttributes } from '../types';

/** A query as Algolia's multi-query endpoint takes it. */
export interface AlgoliaRequest extends Omit<SearchRequest, 'facetFilters' | 'attributesToRetrieve'> {
  indexName: string;
  facetFilters: string[][];
  attributesToRetrieve: string[];
}

/** What every hit needs beside the attributes that are asked for. */
const ownAttributes = ['language', 'version', 'sidebar', 'text_language', 'method'];

/** Adds to a query the index, and the filters that keep it in the language and the version that are read. */
export function toAlgoliaRequest(
  { query, facetFilters = [], attributesToRetrieve = shownAttributes, ...others }: SearchRequest,
  { indexName, language, versions }: AlgoliaOptions,
): AlgoliaRequest {
  return {
    ...others,
    query: query.slice(0, maxQueryLength),
    indexName,
    attributesToRetrieve: [...new Set([...attributesToRetrieve, ...ownAttributes])],
    facetFilters: [
      [`language:${language}`],
      versions.map((version) => `version:${version}`),
      ...facetFilters.map((filter) => [filter].flat() as string[]),
    ],
  };
}
