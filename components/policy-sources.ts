import { type Env, env } from '@/lib/config/env';
import { toSocketUrl } from '@/lib/config/origins';
import { docSearchStyle } from '@/lib/formats/doc-search';
import type { PolicySources } from '@/lib/publish/content-policy';
import { speculationRules } from './navigation/speculation-rules';
import { getSearchOrigins } from './search/search-options';

/** Returns the sources that the features of a site with these variables need in its content security policy. */
export function getPolicySources(variables: Env = env): PolicySources {
  const { NEXT_PUBLIC_FEEDBACK_URL: feedbackUrl, NEXT_PUBLIC_API_URL: apiUrl } = variables;
  return {
    connect: [...getSearchOrigins(variables), ...(feedbackUrl ? [new URL(feedbackUrl).origin] : [])],
    api: [new URL(apiUrl).origin, new URL(toSocketUrl(apiUrl)).origin],
    scripts: [speculationRules],
    styles: [docSearchStyle],
  };
}
