import { type Env, env } from '@/lib/config/env';
import { unversioned, versions } from '@/lib/config/versions';
import type { Locale } from '@/lib/i18n/locales';
import { toHostUrl } from './algolia/hosts';
import type { SearchOptions } from './protocol';

/** What the browser needs to search in a language. Server only, as it reads the environment. */
export function getSearchOptions(locale: Locale, variables: Env = env): SearchOptions {
  if (variables.NEXT_PUBLIC_SEARCH_PROVIDER === 'algolia') {
    const { NEXT_PUBLIC_ALGOLIA_HOSTS: hosts } = variables;
    return {
      provider: 'algolia',
      language: locale.code,
      // The schema of the environment requires these three for this provider.
      appId: variables.NEXT_PUBLIC_ALGOLIA_APP_ID ?? '',
      apiKey: variables.NEXT_PUBLIC_ALGOLIA_SEARCH_KEY ?? '',
      indexName: variables.NEXT_PUBLIC_ALGOLIA_INDEX ?? '',
      versions: [unversioned, versions[0].name],
      ...(hosts && { hosts }),
    };
  }
  return {
    provider: 'orama',
    language: locale.code,
    manifestUrl: `${variables.NEXT_PUBLIC_BASE_PATH}/search-index/${locale.code}.json`,
  };
}

/** The origin that a page preconnects to; `undefined` if searches are answered in the browser. */
export function getSearchHost(variables: Env = env): string | undefined {
  const { NEXT_PUBLIC_SEARCH_PROVIDER, NEXT_PUBLIC_ALGOLIA_APP_ID, NEXT_PUBLIC_ALGOLIA_HOSTS } = variables;
  if (NEXT_PUBLIC_SEARCH_PROVIDER !== 'algolia') return undefined;
  return toHostUrl(NEXT_PUBLIC_ALGOLIA_HOSTS?.[0] ?? `${NEXT_PUBLIC_ALGOLIA_APP_ID}-dsn.algolia.net`);
}
