import { decodeAddress } from '../text/decode-address';

/**
 * Scrolls the page that is shown now to the element that the hash names, or else to the top, without animation. If the focus was lost
 * with the previous page, it moves there too, so that readers with a keyboard or screen reader continue from there.
 * @param hash including the `#`, as in `#limits`; empty for none
 * @param takesFocus whether the focus moves even if it was not lost
 */
export function scrollToHash(hash: string, takesFocus = false): void {
  const element = document.getElementById(decodeAddress(hash.slice(1)));
  openAround(element);
  if (element) element.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
  if (takesFocus || document.activeElement === document.body) focusHere(element ?? document.querySelector('main'));
}

/** Opens every `<details>` around an element, as browsers do when they navigate to an anchor themselves. */
function openAround(element: HTMLElement | null): void {
  let part = element?.parentElement?.closest('details');
  while (part) {
    part.open = true;
    part = part.parentElement?.closest('details');
  }
}

/** Headings and the like are not focusable; `tabindex="-1"` lets scripts focus them, but keeps them out of the tab order. */
function focusHere(element: HTMLElement | null): void {
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
}
