import { focusMain } from './focus-main';

/** Paths of pages that were rendered again after a crash. */
const retried = new Set<string>();

/**
 * Renders the page again, and loads it as a whole if it crashes then too: what the router keeps of it may be damaged. The button that
 * was pressed disappears, and with some layouts the `<main>` as well, so the focus goes to the new one.
 */
export function retryPage(reset: () => void): void {
  const { pathname } = window.location;
  if (retried.has(pathname)) {
    window.location.reload();
  } else {
    retried.add(pathname);
    reset();
    requestAnimationFrame(focusMain);
  }
}
