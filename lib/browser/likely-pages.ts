import { isPageLink, isSamePage } from './page-link';

/** The part of the Network Information API that is used; not every browser has it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Limits the pages that are fetched before a reader shows interest in one. The budget is 64 KiB for each page view: four pages of some
 * 13 KiB, and once 6 KiB that all pages share.
 */
const maxPages = 4;

/** Returns whether pages that may never be read can be fetched: the connection is fast, and the reader does not save data. */
export function canPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (window.matchMedia('(prefers-reduced-data: reduce)').matches) return false;
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/**
 * Lists the URLs of the pages that a reader may open next, likeliest first: the next page, those around the open one in the sidebar, the
 * previous page, and those linked from the visible text.
 */
export function findLikelyPages(basePath: string): string[] {
  const links = [
    ...findLinks('main a[rel="next"]'),
    ...findNeighbours(),
    ...findLinks('main a[rel="prev"]'),
    ...findLinks('main a').filter(isInSight),
  ].filter((link) => isPageLink(link, basePath) && !isSamePage(link.pathname, window.location.pathname));
  return [...new Set(links.map(({ origin, pathname }) => `${origin}${pathname}`))].slice(0, maxPages);
}

function findLinks(selector: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(selector)];
}

/** Finds the visible sidebar links around that of the open page, nearest first. Links before it count as twice as far: readers rather go on. */
function findNeighbours(): HTMLAnchorElement[] {
  const links = findLinks('aside a').filter(isInSight);
  const current = links.findIndex((link) => link.getAttribute('aria-current') === 'page');
  if (current === -1) return [];
  const getDistance = (index: number) => (index > current ? index - current : 2 * (current - index));
  return links
    .map((link, index) => ({ link, distance: getDistance(index) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ link }) => link);
}

function isInSight(link: HTMLAnchorElement): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight && isShown(link); // Links in closed categories are not.
}

/** Returns whether an element is rendered. In browsers without `checkVisibility`, closed content counts as shown if it has a layout box. */
function isShown(element: Element): boolean {
  return 'checkVisibility' in element ? element.checkVisibility() : (element as Element).getClientRects().length > 0;
}
