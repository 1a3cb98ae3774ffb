import path from 'node:path';
import { getBreadcrumbItems } from 'fumadocs-core/breadcrumb';
import { findNeighbour } from 'fumadocs-core/page-tree';
import { env } from '../config/env';
import { getSidebarIdOf } from '../config/sidebars';
import type { Locale } from '../i18n/locales';
import { type DocPage, docs } from './docs.server';
import { getSidebarTree } from './docs-sidebar.server';
import { getLastModified } from './last-modified.server';

/** Another page that this one points to. */
export interface PageLink {
  label: string;
  href: string;
}

/** Pages of a language, and of one sidebar where `sidebarId` is given. */
export function getDocPages(locale: Locale, sidebarId?: string): DocPage[] {
  const pages = docs.getPages(locale.code);
  return sidebarId ? pages.filter(({ slugs }) => getSidebarIdOf(slugs) === sidebarId) : pages;
}

/** The categories above a page, without links to unlisted pages; the sidebar's own name is left to the caller. */
export function getBreadcrumbs(page: DocPage, locale: Locale): { label: string; href?: string }[] {
  const tree = getSidebarTree(getSidebarIdOf(page.slugs), locale);
  return getBreadcrumbItems(page.url, tree).map(({ name, url }) => ({
    label: String(name),
    ...(url && !isUnlisted(url, locale) && { href: url }),
  }));
}

/** The pages before and after a page in its sidebar; unlisted pages have none and are not among them. */
export function getNeighbours(page: DocPage, locale: Locale): { previous?: PageLink; next?: PageLink } {
  if (page.data.unlisted) return {};
  const tree = getSidebarTree(getSidebarIdOf(page.slugs), locale);
  const findListed = (direction: 'previous' | 'next', url: string): PageLink | undefined => {
    const item = findNeighbour(tree, url)[direction];
    if (!item) return undefined;
    return isUnlisted(item.url, locale)
      ? findListed(direction, item.url)
      : { label: String(item.name), href: item.url };
  };
  const previous = findListed('previous', page.url);
  const next = findListed('next', page.url);
  return { ...(previous && { previous }), ...(next && { next }) };
}

function isUnlisted(url: string, locale: Locale): boolean {
  return getDocPages(locale).some((page) => page.url === url && page.data.unlisted);
}

/** Day of the last change: from the frontmatter, else of the last commit, else `undefined`. */
export function getLastUpdated(page: DocPage): Date | undefined {
  const { last_updated: stated } = page.data;
  if (stated) return new Date(stated); // The build stores frontmatter as JSON, which has no dates.
  return getLastModified(path.posix.join('content/docs', page.path));
}

/** The address at which the source of a page can be edited, if the site is configured with one. */
export function getEditUrl(folder: string, file: string): string | undefined {
  return env.NEXT_PUBLIC_EDIT_URL && `${env.NEXT_PUBLIC_EDIT_URL}/${folder}/${file}`;
}
