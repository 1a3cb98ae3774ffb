import { isFileLink } from '../i18n/paths';

/** How many of the pages that a reader sees links to are fetched ahead: a page is 5 to 20 KB as transferred. */
const maximum = 3;

/** Paths of the first pages that the text in sight links to, with the site's base path. */
export function findVisiblePages(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]:not([target], [hreflang])')];
  const paths = links.filter(isInSight).map(({ pathname }) => pathname);
  const others = paths.filter((path) => path !== window.location.pathname && !isFileLink(path));
  return [...new Set(others)].slice(0, maximum);
}

function isInSight(link: HTMLAnchorElement): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}
