import type { SearchOptions } from '../protocol';

/** Options of the adapter for Algolia. */
export interface AlgoliaOptions extends Required<SearchOptions> {
  provider: 'algolia';
  /** Versions of the documentation that are searched, with `default` for what has none. */
  versions: string[];
  /** Hosts to use instead of Algolia's own, such as `search.example.com`. */
  hosts?: string[];
}
