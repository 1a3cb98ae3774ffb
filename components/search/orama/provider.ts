import type { SearchOptions } from '../protocol';
import type { SearchProvider } from '../search-options';

/** What the adapter for Orama needs. */
export interface OramaOptions extends SearchOptions {
  provider: 'orama';
  /** Path of the manifest, with the base path. */
  manifestUrl: string;
}

/** The search that runs in the reader's browser, from files of the site. */
export const orama = {
  getOptions: ({ code }, { NEXT_PUBLIC_BASE_PATH }): OramaOptions => ({
    provider: 'orama',
    language: code,
    manifestUrl: `${NEXT_PUBLIC_BASE_PATH}/search-index/${code}.json`,
  }),
  getOrigins: () => [],
} satisfies SearchProvider;
