import { toHostUrl } from '@/components/search/algolia/hosts';
import { getSearchHost } from '@/components/search/search-options';
import { type Env, env } from '../config/env';
import { toSocketUrl } from '../config/origins';

/** The part of a site's content security policy that is the same for every page. */
export interface PolicySources {
  /** Origins other than the site's own that its scripts may connect to. */
  connect: readonly string[];
  /** Origins that pages on which the API can be tried may connect to as well. */
  api: readonly string[];
  /** Styles, as text, that scripts inject into every page. */
  styles: readonly string[];
}

/** Hashes of a page's inline scripts and styles, each as `'sha256-…'`. */
interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The content security policy of one page: its own inline scripts and styles by their hashes, and everything else from the
 * site alone. `style` attributes are allowed, as text alignment in tables needs them and they cannot run code.
 *
 * `frame-ancestors` is missing because browsers only honour it in a header (Content Security Policy Level 3, section 3.3).
 */
export function buildContentPolicy(
  { scripts, styles }: InlineHashes,
  { connect }: Pick<PolicySources, 'connect'>,
): string {
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:'],
    ['connect-src', "'self'", ...connect],
    ['worker-src', "'self'"],
    ['object-src', "'none'"],
    ['frame-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** The `<style>` inside the logo that DocSearch renders at the bottom of its dialog. */
export const docSearchStyle = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** What a site with these variables has to allow: requests to a hosted search and a feedback endpoint, and DocSearch's style. */
export function getPolicySources(variables: Env = env): PolicySources {
  const { NEXT_PUBLIC_FEEDBACK_URL: feedbackUrl } = variables;
  return {
    connect: [...getSearchOrigins(variables), ...(feedbackUrl ? [new URL(feedbackUrl).origin] : [])],
    api: [new URL(variables.NEXT_PUBLIC_API_URL).origin, new URL(toSocketUrl(variables.NEXT_PUBLIC_API_URL)).origin],
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
