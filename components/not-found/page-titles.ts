import type { PageIndex } from '@/lib/pages/page-index.server';
import { getPagePath } from '@/lib/pages/site-page';

/**
 * Lists the titles of the pages that readers may look for, by path: all with a text of their own, the main lists, and search. The
 * not-found page suggests the likeliest of them.
 */
export function buildPageTitles({ main, docs, posts, standalone }: PageIndex): Record<string, string> {
  // They are sorted by file, as the first of equally likely paths is suggested, whatever the order of the sidebars.
  const listed = docs.filter(({ isIndexed }) => isIndexed).toSorted((a, b) => (a.file < b.file ? -1 : 1));
  const pages = [...main.filter(({ kind }) => kind !== 'home'), ...listed, ...posts, ...standalone];
  return Object.fromEntries(pages.map((page) => [getPagePath(page), page.title]));
}
