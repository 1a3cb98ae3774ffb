import { isPageLink } from './find-page-link';

/**
 * Paths, with `basePath`, of the other pages that a reader may open next, likeliest first: the next page, then in turns the
 * neighbours in the sidebar and those linked from the visible text.
 */
export function findLikelyPages(basePath: string): string[] {
  const next = findLinks('main a[rel="next"]');
  const inSight = findLinks('main a[href^="/"]').filter(isInSight);
  const paths = [...next, ...takeTurns(findNeighbours(), inSight)]
    .filter((link) => isPageLink(link, basePath))
    .map(({ pathname }) => pathname);
  return [...new Set(paths)].filter((path) => path !== window.location.pathname);
}

/** `[a, b, c]` and `[d]` → `[a, d, b, c]` */
function takeTurns<Item>(one: readonly Item[], other: readonly Item[]): Item[] {
  const [first, ...rest] = one;
  return first === undefined ? [...other] : [first, ...takeTurns(other, rest)];
}

function findLinks(selector: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(selector)];
}

/** The visible sidebar links around that of the open page, nearest first. */
function findNeighbours(): HTMLAnchorElement[] {
  const links = findLinks('aside nav a').filter(isInSight);
  const current = links.findIndex((link) => link.getAttribute('aria-current') === 'page');
  if (current === -1) return [];
  return links
    .map((link, index) => ({ link, distance: Math.abs(index - current) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ link }) => link);
}

function isInSight(link: HTMLAnchorElement): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}
