import { decodeAddress } from '../text/decode-address';

/**
 * Brings into sight what an address names in the open page: an element, or else the top, at once.
 * @param hash with its sign, as in `#limits`; empty for none
 */
export function scrollToAnchor(hash: string): void {
  const element = document.getElementById(decodeAddress(hash.slice(1)));
  if (element) element.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
}
