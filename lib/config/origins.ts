import { escapeRegExp } from '../text/escape';
import { env, writtenOrigins } from './env';

/** Addresses of the documentation and the API, each without a slash at the end; both may have a path. */
export interface Origins {
  site: string;
  api: string;
}

/** The origins that the site is built for. */
export const configuredOrigins: Origins = {
  site: `${env.NEXT_PUBLIC_SITE_URL}${env.NEXT_PUBLIC_BASE_PATH}`,
  api: env.NEXT_PUBLIC_API_URL,
};

/** Matches the API's host without a scheme before it. */
const bareHost = new RegExp(`(?<![\\w./@-])${escapeRegExp(new URL(writtenOrigins.api).host)}`, 'g');

/** Replaces the written origins in a text of a page or of the contract with the configured ones, also those of sockets. */
export function replaceOrigins(text: string, { site, api } = configuredOrigins): string {
  return text
    .replaceAll(writtenOrigins.site, () => site)
    .replaceAll(writtenOrigins.api, () => api)
    .replaceAll(toSocketUrl(writtenOrigins.api), () => toSocketUrl(api))
    .replace(bareHost, () => new URL(api).host);
}

/** Converts an address to that of its sockets: `https:` → `wss:`. */
export function toSocketUrl(url: string): string {
  return url.replace(/^http/, 'ws');
}
