import { toPayloadPath } from '../navigation/payload-path';
import { pictureExtensions } from '../source/picture-extensions';

const extensions = ['js', 'css', ...pictureExtensions].join('|');

/** Scripts, styles and pictures, as the pages of the build name them. */
const fileAttributes = new RegExp(`\\s(?:src|href)="(/[^"]+\\.(?:${extensions}))"`, 'gi');

/** The address under which a page is kept: `/docs/intro`, also for `/docs/intro.html`, `/docs/intro/` and `/docs/intro/index.html`. */
export function toPagePath(pathname: string): string {
  return pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
}

/**
 * The files that a page needs offline: the payload that the router requests, and each script, style and picture.
 * @param path address of the page with the site's base path
 * @param html its text
 */
export function findPageFiles(path: string, html: string, basePath: string): string[] {
  const files = [...html.matchAll(fileAttributes)].flatMap(([, file = '']) =>
    file.startsWith(`${basePath}/`) && !file.startsWith('//') ? [file] : [],
  );
  return [...new Set([toPayloadPath(path, basePath), ...files])];
}
