import type { Env } from '@/lib/config/env';
import { unversioned, versions } from '@/lib/config/versions';
import type { Locale } from '@/lib/i18n/locales';
import type { SearchProvider } from '../provider';
import { toHostUrl } from './hosts';
import type { AlgoliaOptions } from './options';

/** The search that Algolia hosts. */
export const algolia = {
  getOptions: getAlgoliaOptions,
  getOrigins: getAlgoliaOrigins,
} satisfies SearchProvider;

function getAlgoliaOptions({ code }: Locale, variables: Env): AlgoliaOptions {
  const { NEXT_PUBLIC_ALGOLIA_HOSTS: hosts } = variables;
  return {
    provider: 'algolia',
    language: code,
    // The schema of the environment requires these three for this provider.
    appId: variables.NEXT_PUBLIC_ALGOLIA_APP_ID ?? '',
    apiKey: variables.NEXT_PUBLIC_ALGOLIA_SEARCH_KEY ?? '',
    indexName: variables.NEXT_PUBLIC_ALGOLIA_INDEX ?? '',
    versions: [unversioned, versions[0].name],
    ...(hosts && { hosts }),
  };
}

/** The hosts of Algolia's client, and the one that receives its insights. */
function getAlgoliaOrigins({ NEXT_PUBLIC_ALGOLIA_APP_ID: appId, NEXT_PUBLIC_ALGOLIA_HOSTS: hosts }: Env): string[] {
  if (hosts) return hosts.map(toHostUrl);
  const names = [`${appId}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`)];
  return [...names.map(toHostUrl), 'https://insights.algolia.io'];
}
