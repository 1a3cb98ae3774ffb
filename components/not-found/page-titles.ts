import type { PageIndex } from '@/lib/pages/page-index.server';
import { getPagePath } from '@/lib/pages/site-page';

/**
 * Lists the title of every page that readers may look for, by its path in their language: all with a text of their own, the main
 * lists, and search. The not-found page suggests the likeliest of them.
 */
export function buildPageTitles({ main, docs, posts, standalone }: PageIndex): Record<string, string> {
  // By file: of paths that are equally likely, the first is suggested, whatever the order of the sidebars.
  const listed = docs.filter(({ isIndexed }) => isIndexed).toSorted((a, b) => (a.file < b.file ? -1 : 1));
  const pages = [...main.filter(({ kind }) => kind !== 'home'), ...listed, ...posts, ...standalone];
  return Object.fromEntries(pages.map((page) => [getPagePath(page), page.title]));
}
