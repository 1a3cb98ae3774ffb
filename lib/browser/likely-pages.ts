import { isPageLink, isSamePage } from './page-link';

/** The part of the Network Information API that is used; not every browser has it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Number of pages that are fetched before a reader shows interest in one. The budget is 64 KiB for each page view: four pages of some 13 KiB,
 * and once 6 KiB that all pages share.
 */
const most = 4;

/** Returns whether the connection is good enough to fetch pages that may never be read, and not to be spared. */
export function canPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (window.matchMedia('(prefers-reduced-data: reduce)').matches) return false;
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/**
 * URLs of the pages that a reader may open next, likeliest first: the next page, those around the open one in the sidebar, the
 * previous page, and those linked from the visible text.
 */
export function findLikelyPages(basePath: string): string[] {
  const links = [
    ...findLinks('main a[rel="next"]'),
    ...findNeighbours(),
    ...findLinks('main a[rel="prev"]'),
    ...findLinks('main a').filter(isInSight),
  ].filter((link) => isPageLink(link, basePath) && !isSamePage(link.pathname, window.location.pathname));
  return [...new Set(links.map(({ origin, pathname }) => `${origin}${pathname}`))].slice(0, most);
}

function findLinks(selector: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(selector)];
}

/** The visible sidebar links around that of the open page, nearest first. Readers rather go on than back, so what comes before is twice as far. */
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
