import { decodeAddress } from '@/lib/text/decode-address';

/**
 * The heading of the part that is being read: the one that the address names, while it is in view; else, at the end of the page, the last
 * in view; else the first in the upper half of the window; else the last one above. Before the first heading, that one.
 * @param ids of the headings, in the order of the page; those that are not in the page yet are passed over
 */
export function findCurrentHeading(ids: readonly string[]): string | undefined {
  const headings = ids.flatMap((id) => {
    const element = document.getElementById(id);
    return element ? { id, top: Math.ceil(element.getBoundingClientRect().top) } : [];
  });
  // Where links to headings lead, below the page's header.
  const start = Math.floor(Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
  const named = decodeAddress(window.location.hash.slice(1));

  const { scrollY, innerHeight } = window;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;

  const inView = headings.filter(({ top }) => top >= start && top < innerHeight);
  const current =
    inView.find(({ id }) => id === named) ??
    (isAtEnd ? inView.at(-1) : undefined) ??
    inView.find(({ top }) => top < innerHeight / 2) ??
    headings.findLast(({ top }) => top < start);
  return current?.id ?? ids[0];
}
