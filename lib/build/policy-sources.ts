import { type Env, env } from '../config/env';
import { toHostUrl } from '../search/algolia/hosts';
import { getSearchHost } from '../search/search-options';
import type { PolicySources } from './content-policy';

/** The `<style>` inside the logo that DocSearch renders at the bottom of its dialog. */
export const docSearchStyle = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** What a site with these variables has to allow: requests to a hosted search and a feedback endpoint, and DocSearch's style. */
export function getPolicySources(variables: Env = env): PolicySources {
  const { NEXT_PUBLIC_FEEDBACK_URL: feedbackUrl } = variables;
  return {
    connect: [...getSearchOrigins(variables), ...(feedbackUrl ? [new URL(feedbackUrl).origin] : [])],
    styles: [docSearchStyle],
  };
}

/** The hosts of Algolia's client, and the one that receives its insights. */
function getSearchOrigins(variables: Env): string[] {
  const { NEXT_PUBLIC_ALGOLIA_APP_ID: appId, NEXT_PUBLIC_ALGOLIA_HOSTS: hosts } = variables;
  const first = getSearchHost(variables);
  if (!first) return [];
  if (hosts) return hosts.map(toHostUrl);
  const fallbacks = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [first, ...fallbacks, 'https://insights.algolia.io'];
}
