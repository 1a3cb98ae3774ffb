import { isShown } from '../dom/is-shown';
import { dropEndSlash } from './drop-end-slash';
import { isPageLink } from './find-page-link';

/** How many links of the sidebar, the open page among them, come before those in the text. */
const nearest = 5;

/**
 * Paths, with `basePath`, of the other pages that a reader may open next, likeliest first: the next page, the nearest in the
 * sidebar, those linked from the visible text, and others in the sidebar.
 */
export function findLikelyPages(basePath: string): string[] {
  const next = findLinks('main a[rel="next"]');
  const inSight = findLinks('main a[href^="/"]').filter(isInSight);
  const neighbours = findNeighbours();
  const paths = [...next, ...neighbours.slice(0, nearest), ...inSight, ...neighbours]
    .filter((link) => isPageLink(link, basePath))
    .map(({ pathname }) => dropEndSlash(pathname));
  return [...new Set(paths)].filter((path) => path !== dropEndSlash(window.location.pathname));
}

function findLinks(selector: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(selector)];
}

/** The visible sidebar links around that of the open page, nearest first. Readers rather go on than back, so what comes before is twice as far. */
function findNeighbours(): HTMLAnchorElement[] {
  const links = findLinks('aside nav a').filter(isInSight);
  const current = links.findIndex((link) => link.getAttribute('aria-current') === 'page');
  if (current === -1) return [];
  return links
    .map((link, index) => ({ link, distance: index > current ? index - current : 2 * (current - index) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ link }) => link);
}

function isInSight(link: HTMLAnchorElement): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight && isShown(link); // Links in closed categories are not.
}
