import { isPageLink } from './find-page-link';

/** How many of the pages that a reader sees links to are fetched ahead: a page is 5 to 20 KB as transferred. */
const maximum = 3;

/** Paths of the first other pages that the text in sight links to, with `basePath`. */
export function findVisiblePages(basePath: string): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')];
  const paths = links.filter((link) => isPageLink(link, basePath) && isInSight(link)).map(({ pathname }) => pathname);
  const others = paths.filter((path) => path !== window.location.pathname);
  return [...new Set(others)].slice(0, maximum);
}

function isInSight(link: HTMLAnchorElement): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}
