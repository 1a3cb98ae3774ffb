import type { Redirect } from '../pages/redirects';

/** Lists the folders above a path, the nearest last: `/docs/api/ocr` → `/docs`, `/docs/api`. */
function getFolders(path: string): string[] {
  const parts = path.split('/').slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}

/**
 * Redirects folders without a page of their own to the first page in them.
 * @param paths listed pages in the order of the sidebars
 * @param entries pages where readers should begin, by folder, where that is not the first page
 * @param pages all pages, listed or not
 */
export function buildFolderRedirects(
  paths: readonly string[],
  entries: Record<string, string>,
  pages: readonly string[] = paths,
): Redirect[] {
  const targets = new Map(Object.entries(entries));
  for (const path of paths) {
    for (const folder of getFolders(path)) {
      if (!targets.has(folder) && !pages.includes(folder)) targets.set(folder, path);
    }
  }
  return [...targets].map(([from, to]) => ({ from, to }));
}

/** Redirects the lower-case form of a path to the page, for readers who type it, on hosts with case-sensitive paths. */
export function buildLowerCaseRedirects(paths: readonly string[]): Redirect[] {
  return paths.filter((path) => path !== path.toLowerCase()).map((path) => ({ from: path.toLowerCase(), to: path }));
}

/**
 * Redirects addresses that are prefixed with the code of the default language to where they lead without it.
 * @param paths pages of that language
 * @param redirects redirects of that language, whose prefixed addresses lead straight to the target
 */
export function buildPrefixRedirects(
  paths: readonly string[],
  redirects: readonly Redirect[],
  code: string,
): Redirect[] {
  const all = [...paths.map((path) => ({ from: path, to: path })), ...redirects];
  return all.map(({ from, to }) => ({ from: from === '/' ? `/${code}` : `/${code}${from}`, to }));
}
