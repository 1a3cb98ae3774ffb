import { sidebarIds } from '../formats/fumadocs-ui';
import { isPageLink, isSamePage } from './page-link';

/**
 * Lists the URLs of the pages that a reader may open next, likeliest first: the next page, those around the open one in the sidebar, the
 * previous page, and those that other links in sight lead to. While the menu of narrow screens is open, only its links are in sight.
 * @param basePath path that the site is served under
 */
export function findLikelyPages(basePath: string): string[] {
  const menu = document.querySelector('dialog[open]');
  const links = menu
    ? [...findNeighbours(menu), ...findLinksInSight(menu)]
    : [
        ...findLinks('main a[rel="next"]'),
        ...findNeighbours(document.getElementById(sidebarIds.full)),
        ...findLinks('main a[rel="prev"]'),
        ...findLinksInSight(document.querySelector('main')),
        ...findLinksInSight(document.body),
      ];
  const pages = links.filter(
    (link) => isPageLink(link, basePath) && !isSamePage(link.pathname, window.location.pathname),
  );
  return [...new Set(pages.map(({ origin, pathname }) => `${origin}${pathname}`))];
}

function findLinks(selector: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(selector)];
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
