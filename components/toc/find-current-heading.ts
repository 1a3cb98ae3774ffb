import { decodeAddress } from '@/lib/text/decode-address';

/**
 * The heading of the part that is being read: the one that the address names, while it is in view; else the first in the upper half of
 * the window; else the last one above. Before the first heading, that one.
 * @param ids of the headings, in the order of the page; those that are not in the page yet are left out
 */
export function findCurrentHeading(ids: readonly string[]): string | undefined {
  const headings = ids.flatMap((id) => {
    const element = document.getElementById(id);
    return element ? { id, top: Math.ceil(element.getBoundingClientRect().top) } : [];
  });
  // Where links to headings lead, below the page's header.
  const start = Math.floor(Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
  const named = decodeAddress(window.location.hash.slice(1));

  const inView = headings.filter(({ top }) => top >= start && top < window.innerHeight);
  const current =
    inView.find(({ id }) => id === named) ??
    inView.find(({ top }) => top < window.innerHeight / 2) ??
    headings.findLast(({ top }) => top < start) ??
    headings[0];
  return current?.id;
}
