import { withBasePath } from '../config/base-path';
import { isSamePage } from './page-link';

type Listener = () => void;

const listeners = new Set<Listener>();
let shownPath = '';
let isLoading = false;

function setLoading(value: boolean): void {
  isLoading = value;
  for (const listener of listeners) listener();
}

/**
 * Records that the router starts to navigate. Another heading or query of the open page needs no loading.
 * @param address as the router was given it: a path of the site without its base path, or an absolute URL
 */
export function startProgress(address: string): void {
  const { pathname } = new URL(withBasePath(address), window.location.href);
  setLoading(!isSamePage(pathname, shownPath));
}

/** Records that a page is shown, by its path with the base path. */
export function finishProgress(path: string): void {
  shownPath = path;
  setLoading(false);
}

/** Records that no navigation is pending: the router has dropped it, or the browser has restored the page. */
export function cancelProgress(): void {
  setLoading(false);
}

/** Returns whether another page is on its way. */
export function isPageLoading(): boolean {
  return isLoading;
}

/** Returns whether a path, with the base path, is that of the shown page. The address bar may already have the next one. */
export function isShownPage(path: string): boolean {
  return isSamePage(path, shownPath);
}

/** Calls `listener` whenever a navigation begins or ends. @returns a function that ends the subscription */
export function subscribeToProgress(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
