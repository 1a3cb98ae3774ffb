import { decodeAddress } from '../text/decode-address';

/**
 * Brings into sight what the address of the page that is shown now names, at once: an element, or else the top. Where the focus was
 * lost with the page before, it begins there, for whoever reads on by keyboard or screen reader.
 * @param hash with its sign, as in `#limits`; empty for none
 * @param takesFocus whether the focus begins there also where it was not lost
 */
export function arriveAt(hash: string, takesFocus = false): void {
  const element = document.getElementById(decodeAddress(hash.slice(1)));
  openAround(element);
  if (element) element.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
  if (takesFocus || document.activeElement === document.body) focusHere(element ?? document.querySelector('main'));
}

/** Opens the closed parts of the page that an element lies in, as browsers do when they follow a link themselves. */
function openAround(element: HTMLElement | null): void {
  let part = element?.parentElement?.closest('details');
  while (part) {
    part.open = true;
    part = part.parentElement?.closest('details');
  }
}

/** Headings and the like, which the Tab key passes over, take the focus only from here. */
function focusHere(element: HTMLElement | null): void {
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
}
