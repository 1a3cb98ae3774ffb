import { arriveAt } from './arrive-at';
import { cancelTransition } from './route-transition';

/** Asks the router for an address, as `push` of Next's `useRouter` does. */
type Push = (address: string, options: { scroll: boolean }) => void;

interface Destination {
  pathname: string;
  hash: string;
  takesFocus: boolean;
}

let destination: Destination | null = null;

/** In the next frame, when what closes with the click has given the focus back. */
function arriveInNextFrame({ hash, takesFocus }: Destination): void {
  requestAnimationFrame(() => arriveAt(hash, takesFocus));
}

/**
 * Opens a page of the site without a full load.
 * @param page its address, with the site's base path
 * @param isFromDialog whether the reader chose it in a dialog: the focus would go back to what opened that, and goes to the page instead
 */
export function openPage(push: Push, page: URL, isFromDialog: boolean): void {
  const next = { pathname: page.pathname, hash: page.hash, takesFocus: isFromDialog };
  if (page.pathname !== window.location.pathname) {
    destination = next;
    push(page.href, { scroll: false });
    return;
  }
  destination = null;
  if (page.search === window.location.search) push(page.href, { scroll: true });
  else showQuery(page);
  if (isFromDialog) arriveInNextFrame(next);
}

/** To another query of the open page there is nothing to load: the router follows the address. */
function showQuery({ href, hash }: URL): void {
  cancelTransition(); // The router gives up what it was on its way to.
  window.history.pushState(null, '', href);
  arriveAt(hash);
}

/** Forgets where a link was to lead, when the reader goes another way meanwhile. */
export function forgetDestination(): void {
  destination = null;
}

/**
 * Brings into sight what the reader came for, where `openPage` has led to the page that is shown now. The router would scroll while it
 * changes the document, which then has to be laid out in between; the next frame does that anyway.
 * @param pathname of the page, with the site's base path
 */
export function arriveAtOpenedPage(pathname: string): void {
  if (destination?.pathname !== pathname) return;
  arriveInNextFrame(destination);
  destination = null;
}
