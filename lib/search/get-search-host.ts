import { type Env, env } from '../config/env';
import { toHostUrl } from './algolia/algolia-host';

/** The origin that a page preconnects to; `undefined` if searches are answered in the browser. */
export function getSearchHost(variables: Env = env): string | undefined {
  const { NEXT_PUBLIC_SEARCH_PROVIDER, NEXT_PUBLIC_ALGOLIA_APP_ID, NEXT_PUBLIC_ALGOLIA_HOSTS } = variables;
  if (NEXT_PUBLIC_SEARCH_PROVIDER !== 'algolia') return undefined;
  return toHostUrl(NEXT_PUBLIC_ALGOLIA_HOSTS?.[0] ?? `${NEXT_PUBLIC_ALGOLIA_APP_ID}-dsn.algolia.net`);
}
