import { maxQueryLength } from '../limits';
import { type AlgoliaOptions, type SearchRequest, shownAttributes } from '../types';

/** A query as Algolia's multi-query endpoint takes it. */
export interface AlgoliaRequest extends Omit<SearchRequest, 'facetFilters' | 'attributesToRetrieve'> {
  indexName: string;
  facetFilters: string[][];
  attributesToRetrieve: string[];
}

/** What every hit needs in addition to the requested attributes. */
const ownAttributes = ['language', 'version', 'sidebar', 'text_language', 'method'];

/** Adds the index to a query, and the filters that keep it to the reader's language and version. */
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
