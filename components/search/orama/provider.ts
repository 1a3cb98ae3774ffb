import type { SearchProvider } from '../provider';
import type { OramaOptions } from './options';

/** The search that runs in the reader's browser, from files of the site. */
export const orama = {
  getOptions: ({ code }, { NEXT_PUBLIC_BASE_PATH }): OramaOptions => ({
    provider: 'orama',
    language: code,
    manifestUrl: `${NEXT_PUBLIC_BASE_PATH}/search-index/${code}.json`,
  }),
  getOrigins: () => [],
} satisfies SearchProvider;
