import { toRouterAddress } from '../formats/next-router';
import { decodeAddress, isSamePage } from './page-link';
import { cancelProgress } from './route-progress';

interface Destination {
  page: URL;
  takesFocus: boolean;
}

/** The target of the last link, until its page is shown. */
let destination: Destination | undefined;

/**
 * Opens a page of the site without a full load.
 * @param push the method of Next's router
 * @param page its address, with the site's base path
 * @param isFromDialog whether it was chosen in a dialog: the focus then goes to the page, instead of back to what opened the dialog
 */
export function openPage(push: (address: string) => void, page: URL, isFromDialog: boolean): void {
  const { pathname, search } = window.location;
  destination = { page, takesFocus: isFromDialog };
  if (isSamePage(page.pathname, pathname) && page.search !== search) {
    cancelProgress(); // The router abandons a pending navigation.
    window.history.pushState(null, '', page.href); // Nothing has to be loaded; the router reads the new address.
  } else {
    push(toRouterAddress(page.href));
  }
  if (isSamePage(page.pathname, pathname)) finishNavigation(pathname);
}

/** Lets the style sheet put off what is out of view, if a link leads to the top of the page that React is about to show. */
export function markArrival(): void {
  document.documentElement.toggleAttribute('data-arriving', destination !== undefined && !destination.page.hash);
}

/**
 * Does what the router leaves out when a reader arrives through a link: opens collapsed sections around the linked heading, and moves
 * the focus to it or to the page if it was lost with the last page. Waits a frame, as a closing dialog gives the focus back first.
 * @param path of the page that is shown, with the site's base path
 */
export function finishNavigation(path: string): void {
  if (!destination || !isSamePage(destination.page.pathname, path)) return;
  const { page, takesFocus } = destination;
  destination = undefined;
  requestAnimationFrame(() => {
    if (!isSamePage(page.pathname, window.location.pathname)) return; // The reader has gone back meanwhile.
    const target = document.getElementById(decodeAddress(page.hash.slice(1)));
    if (!target) window.scrollTo({ top: 0, behavior: 'instant' });
    else if (openSectionsAround(target)) target.scrollIntoView({ behavior: 'instant' });
    if (takesFocus || document.activeElement === document.body) focusOn(target ?? document.querySelector('main'));
  });
}

/** Opens every closed `<details>` around an element, as browsers do when they follow an anchor. @returns whether there were any */
function openSectionsAround(element: HTMLElement): boolean {
  let hasOpened = false;
  let section = element.parentElement?.closest('details');
  while (section) {
    hasOpened ||= !section.open;
    section.open = true;
    section = section.parentElement?.closest('details');
  }
  return hasOpened;
}

/** Headings and the like are not focusable; `tabindex="-1"` lets scripts focus them, but keeps them out of the tab order. */
function focusOn(element: HTMLElement | null): void {
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
}

/** Moves the focus to the page's `<main>`, for use where the focused element is removed. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
