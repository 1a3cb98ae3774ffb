import path from 'node:path';
import { docs as collection } from 'collections/dynamic';
import { getBreadcrumbItems } from 'fumadocs-core/breadcrumb';
import { findNeighbour, type Root } from 'fumadocs-core/page-tree';
import { loadOnce } from '../cache/build-cache.server';
import { env } from '../config/env';
import { getSidebar, getSidebarIdOf, type SidebarId } from '../config/sidebars';
import { listOperations } from '../contract/get-operation';
import { getContractEdition, loadContract } from '../contract/load-contract.server';
import type { Locale } from '../i18n/locales';
import { createDocsLoader } from './docs-loader';
import { getLastModified } from './history.server';
import { filterTree, toSidebarNodes } from './sidebar';

/** The documentation. Names, frontmatter and order are loaded up front; the text of a page is compiled when it is rendered. */
export const docs = createDocsLoader(collection.toFumadocsSource());

export type DocPage = (typeof docs)['$inferPage'];

const trees = new Map<string, Root>();

/** @throws SiteError for an unknown sidebar */
function getSidebarTree(id: SidebarId, locale: Locale): Root {
  const key = `${locale.code}:${id}`;
  const tree = trees.get(key) ?? filterTree(docs.getPageTree(locale.code), getSidebar(id));
  trees.set(key, tree);
  return tree;
}

const sidebars = new Map<string, Promise<Root>>();

/**
 * The tree of one sidebar as its pages carry it.
 * @throws SiteError for a link without a target, or a category without items and page
 */
export function loadSidebar(id: SidebarId, locale: Locale): Promise<Root> {
  const key = `${locale.code}:${id}:${getContractEdition()}`;
  return loadOnce(sidebars, key, () => buildSidebar(id, locale));
}

async function buildSidebar(id: SidebarId, locale: Locale): Promise<Root> {
  const operations = listOperations(await loadContract('openapi', locale));
  const methods = new Map(operations.map((operation) => [operation.id, operation.method]));
  const { $id, name, children } = getSidebarTree(id, locale);
  const nodes = toSidebarNodes(children, (item) => {
    const { unlisted, operation = '' } = docs.getNodePage(item, locale.code)?.data ?? {};
    const method = methods.get(operation);
    return { ...(method && { method }), ...(unlisted && { unlisted }) };
  });
  return { ...($id && { $id }), name, children: nodes };
}

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
