import { dropEndSlash } from './drop-end-slash';
import { cancelTransition } from './route-transition';

/**
 * Lets the router return to the history entries that the browser adds itself, for links within a page. The router ignores entries
 * without its own state: going back to one would change the address, but not the page.
 * @param shownPath path of the page that is shown, as in the address
 * @returns a function that ends this
 */
export function adoptEntries(shownPath: string): () => void {
  const adopt = ({ state }: PopStateEvent) => {
    if (state === null) adoptEntry(shownPath);
  };
  window.addEventListener('popstate', adopt);
  return () => window.removeEventListener('popstate', adopt);
}

function adoptEntry(shownPath: string): void {
  const { href, pathname } = window.location;
  if (dropEndSlash(pathname) !== dropEndSlash(shownPath)) {
    window.location.reload(); // An entry from before hydration, which the reader returns to from another page.
    return;
  }
  cancelTransition(); // The router abandons a pending navigation.
  window.history.replaceState(null, '', href);
}
