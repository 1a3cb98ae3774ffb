import { sidebarIds } from '../formats/fumadocs-ui';
import { isPageLink, isSamePage } from './page-link';

/** Finds links, likeliest first. Each group is only looked for once those before it are used up, as it takes a phone some milliseconds. */
function* findLikelyLinks(): Generator<HTMLAnchorElement> {
  const menu = document.querySelector('dialog[open]');
  if (menu) {
    yield* findNeighbours(menu);
    yield* findLinksInSight(menu);
    return;
  }
  yield* document.querySelectorAll<HTMLAnchorElement>('main a[rel="next"]');
  yield* findNeighbours(document.getElementById(sidebarIds.full));
  yield* document.querySelectorAll<HTMLAnchorElement>('main a[rel="prev"]');
  yield* findLinksInSight(document.querySelector('main'));
  yield* findLinksInSight(document.body);
}

/**
 * Finds the page that a reader is likeliest to open next: the next one, those around the open one in the sidebar, the previous one, and
 * those that other links in sight lead to. While the menu of narrow screens is open, only its links are in sight.
 * @param basePath path that the site is served under
 * @param known URLs of pages to pass over
 * @returns its URL
 */
export function findLikelyPage(basePath: string, known: ReadonlySet<string>): string | undefined {
  for (const link of findLikelyLinks()) {
    const page = `${link.origin}${link.pathname}`;
    const isOpen = isSamePage(link.pathname, window.location.pathname);
    if (!isOpen && !known.has(page) && isPageLink(link, basePath)) return page;
  }
  return undefined;
}

function findLinksInSight(part: Element | null): HTMLAnchorElement[] {
  return [...(part?.querySelectorAll('a') ?? [])].filter(isInSight);
}

/** Lists the links of a sidebar around that of the open page, nearest first. Readers rather go on than back, so what comes before is twice as far. */
function findNeighbours(sidebar: Element | null): HTMLAnchorElement[] {
  const links = findLinksInSight(sidebar);
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
