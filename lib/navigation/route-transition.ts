import { withBasePath } from '../config/base-path';
import './site-loading';

type Listener = () => void;

/** What the router calls a way to a page: to a new entry of the history, in place of the last one, or to one that was there. */
export type NavigationType = 'push' | 'replace' | 'traverse';

const listeners = new Set<Listener>();
let shownPath = '';
let navigationType: NavigationType = 'replace';

function setPending(address: string | null): void {
  if (!window.siteLoading) return;
  window.siteLoading.pending = address;
  for (const listener of listeners) listener();
}

/**
 * Notes that the router has set out for an address. To another heading of the same page there is nothing to load.
 * @param address as the router was given it: a path of the site, without its base path, or a whole address
 */
export function startTransition(address: string, type: NavigationType): void {
  const { href, pathname, search } = new URL(withBasePath(address), window.location.href);
  window.siteLoading?.hideBox();
  navigationType = type;
  setPending(pathname === shownPath && search === window.location.search ? null : href);
}

/** Notes that a page is shown, by its path with the site's base path. A way to another page that began meanwhile goes on. */
export function finishTransition(path: string): void {
  shownPath = path;
  if (!isInTransition()) setPending(null);
}

/** Forgets the way to a page that nobody is on any more: the browser has brought back another one, or the reader stays. */
export function cancelTransition(): void {
  setPending(null);
}

/** Whether another page is on its way. */
export function isInTransition(): boolean {
  const pending = window.siteLoading?.pending;
  return Boolean(pending) && new URL(pending ?? '').pathname !== shownPath;
}

/** Whether a link leads to the top of another page, so that nothing else of it is seen at first. While pages are built, none does. */
export function isOnWayToTop(): boolean {
  return navigationType === 'push' && isInTransition() && new URL(window.siteLoading?.pending ?? '').hash === '';
}

/** Calls `listener` whenever a way to a page begins or ends. @returns a function that ends the subscription */
export function subscribeToTransitions(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
