import { type Env, env } from '@/lib/config/env';
import { toSocketUrl } from '@/lib/config/origins';
import type { PolicySources } from '@/lib/publish/content-policy';
import { getSearchOrigins } from './search/search-options';

/** The `<style>` inside the logo that DocSearch renders at the bottom of its dialog. */
export const docSearchStyle = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** Returns what the features of a site with these variables need from its content security policy. */
export function getPolicySources(variables: Env = env): PolicySources {
  const { NEXT_PUBLIC_FEEDBACK_URL: feedbackUrl, NEXT_PUBLIC_API_URL: apiUrl } = variables;
  return {
    connect: [...getSearchOrigins(variables), ...(feedbackUrl ? [new URL(feedbackUrl).origin] : [])],
    api: [new URL(apiUrl).origin, new URL(toSocketUrl(apiUrl)).origin],
    styles: [docSearchStyle],
  };
}
