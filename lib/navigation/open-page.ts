import { dropEndSlash } from './drop-end-slash';
import { cancelTransition } from './route-transition';
import { scrollToHash } from './scroll-to-hash';

/** `push` of Next's `useRouter`. */
type Push = (address: string, options: { scroll: boolean }) => void;

interface Destination {
  pathname: string;
  hash: string;
  takesFocus: boolean;
}

let destination: Destination | null = null;

/** Waits for the next frame: by then, a dialog that closes with the click has returned the focus. */
function arriveInNextFrame({ hash, takesFocus }: Destination): void {
  requestAnimationFrame(() => scrollToHash(hash, takesFocus));
}

/**
 * Opens a page of the site without a full load.
 * @param page its address, with the site's base path
 * @param isFromDialog whether it was chosen in a dialog: the focus then goes to the page, instead of back to what opened the dialog
 */
export function openPage(push: Push, page: URL, isFromDialog: boolean): void {
  const next = { pathname: dropEndSlash(page.pathname), hash: page.hash, takesFocus: isFromDialog };
  if (next.pathname !== dropEndSlash(window.location.pathname)) {
    destination = next;
    push(page.href, { scroll: false });
    return;
  }
  destination = null;
  if (page.search === window.location.search) push(page.href, { scroll: true });
  else showQuery(page);
  if (isFromDialog) arriveInNextFrame(next);
}

/** Shows the open page with another query. Nothing has to be loaded: the router picks up the new address. */
function showQuery({ href, hash }: URL): void {
  cancelTransition(); // The router abandons a pending navigation.
  window.history.pushState(null, '', href);
  scrollToHash(hash);
}

/** Drops the pending destination, when the reader has navigated elsewhere in the meantime. */
export function forgetDestination(): void {
  destination = null;
}

/**
 * Scrolls to the destination of `openPage`, if that is the page that is shown now. The router would scroll while it updates the
 * document, which forces an extra layout; the next frame lays it out anyway.
 * @param pathname of the page, with the site's base path
 */
export function scrollToDestination(pathname: string): void {
  if (destination?.pathname !== pathname) return;
  arriveInNextFrame(destination);
  destination = null;
}
