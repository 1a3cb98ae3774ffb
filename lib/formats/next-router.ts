/** Describes what Next's router does in the browser. Written for next 16.4.6. */

import { basePath } from '../config/base-path';

/** Returns whether the router is at the document for addresses without a page, by the path that it gives. */
export function isNotFoundPath(path: string): boolean {
  return path.endsWith('/_not-found');
}

/**
 * Converts the address of a page to the one that the router needs. The router loads `<address>.txt`, which for the home page of a site below a path
 * would lie outside the site: `/docs-site.txt`. With a slash at the end it loads `/docs-site/index.txt`.
 * @param address absolute URL of the page
 */
export function toRouterAddress(address: string): string {
  const url = new URL(address);
  if (url.pathname === basePath) url.pathname += '/';
  return url.href;
}

/** Returns whether the router loads a file to show a page, by the URL of the file. */
export function isPayload(url: string): boolean {
  return /\/__next\.[^/]*\.txt/.test(url);
}

/**
 * Returns the page whose own part a file is, the part that no other page has.
 * @param url of a file that the router loads
 * @returns the URL of the page, without query and hash; `undefined` for any other file
 */
export function getPayloadPage(url: string): string | undefined {
  const [, page] = /^([^?#]*)\/__next\.[^/]*__PAGE__[^/]*\.txt/.exec(url) ?? [];
  return page && new URL(page).href; // The home page has a slash.
}

/**
 * Returns whether the router goes to a history entry, by the entry's state. It ignores those that the browser adds itself, for links within
 * a page: going back to one would change the address, but not the page.
 */
export function isRouterEntry(state: unknown): boolean {
  return state !== null;
}
