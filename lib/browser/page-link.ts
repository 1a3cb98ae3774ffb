import { isFileLink, isInFolder, splitLocale } from '../i18n/paths';

type MouseButtonEvent = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Returns whether a click makes the browser do anything but open the link here: with a modifier key, or any button but the first. */
export function isModifiedClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseButtonEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/**
 * Finds the link that an event targets, if the router can follow it.
 * @param basePath path that the site is served under
 */
export function findPageLink({ target }: Event, basePath: string): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && isPageLink(link, basePath) ? link : undefined;
}

/** The parts of a link that decide which page opens. */
type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'target' | 'hreflang' | 'getAttribute' | 'hasAttribute'>;

/**
 * Returns whether a link leads to a page that the router can open: one of this site in the language of the document, as each language has its
 * own. Links within a page are left to the browser.
 */
export function isPageLink(link: Link, basePath: string): boolean {
  const { origin, pathname, target, hreflang } = link;
  const href = link.getAttribute('href') ?? '#';
  if (href.startsWith('#') || target || hreflang || link.hasAttribute('download')) return false;
  if (origin !== window.location.origin || !isInFolder(pathname, basePath)) return false;
  if (isFileLink(pathname.slice(basePath.length))) return false; // The base path may be a version, such as /1.4.
  const getLocale = (path: string) => splitLocale(path.slice(basePath.length)).locale;
  return getLocale(pathname) === getLocale(window.location.pathname);
}

/** Returns whether two paths name the same page. Hosts add a slash to the home page below a base path, links and the router do not. */
export function isSamePage(path: string, other: string): boolean {
  const dropEndSlash = (text: string) => text.replace(/(.)\/$/, '$1');
  return dropEndSlash(path) === dropEndSlash(other);
}

/** Decodes a part of a URL; malformed text, such as `100%`, is returned as it is. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
