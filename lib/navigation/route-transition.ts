import { withBasePath } from '../config/base-path';
import './site-loading';

type Listener = () => void;

/** The router's types of navigation: to a new history entry, in place of the current one, or to an existing one. */
export type NavigationType = 'push' | 'replace' | 'traverse';

const listeners = new Set<Listener>();
let shownPath = '';

function setPending(address: string | null): void {
  if (!window.siteLoading) return;
  window.siteLoading.pending = address;
  for (const listener of listeners) listener();
}

/**
 * Records that the router starts to navigate to an address. Another heading of the open page needs no loading.
 * @param address as the router was given it: a path of the site without its base path, or an absolute URL
 */
export function startTransition(address: string): void {
  const { href, pathname, search } = new URL(withBasePath(address), window.location.href);
  window.siteLoading?.hideBox();
  setPending(pathname === shownPath && search === window.location.search ? null : href);
}

/** Records that a page is shown, by its path with the base path. A navigation to another page that has started meanwhile goes on. */
export function finishTransition(path: string): void {
  shownPath = path;
  if (!isInTransition()) setPending(null);
}

/** Drops the pending navigation: the browser has restored another page, or the reader stays. */
export function cancelTransition(): void {
  setPending(null);
}

/** Whether a navigation to another page is in progress. */
export function isInTransition(): boolean {
  const pending = getPendingUrl();
  return pending !== undefined && pending.pathname !== shownPath;
}

function getPendingUrl(): URL | undefined {
  const pending = window.siteLoading?.pending;
  return pending ? new URL(pending) : undefined;
}

/** Calls `listener` whenever a navigation begins or ends. @returns a function that ends the subscription */
export function subscribeToTransitions(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
