import type { Root } from 'fumadocs-core/page-tree';
import { loadOnce } from '../cache/build-cache.server';
import { type SidebarId, sidebars } from '../config/sidebars';
import { listOperations } from '../contract/get-operation';
import { getContractTimestamp, loadContract } from '../contract/load-contract.server';
import { toSiteError } from '../errors/problem';
import { SiteError } from '../errors/site-error';
import { type Locale, locales } from '../i18n/locales';
import { findNearest, toList } from '../text/nearest';
import { findLastModified } from './history.server';
import { buildDataPages, type DataPages, findListedPages } from './index-pages';
import { type Content, getContent } from './read-content.server';
import { buildSidebar, filterPageTree } from './sidebar';
import { type DocPage, getPagePath, type Post, type SitePage, type WrittenPage } from './site-page';
import { buildDocPages, buildPosts, buildStandalonePages, type PageSources } from './written-pages';

/** Every page of the site in one language. */
export interface PageIndex extends DataPages {
  /** In the order of the sidebars; pages that no `meta.json` names come last. */
  docs: DocPage[];
  /** Newest first. */
  posts: Post[];
  standalone: WrittenPage[];
  /** All of these, by their path in the default language. */
  pages: ReadonlyMap<string, SitePage>;
  /** The part of the page tree that each sidebar shows. */
  sidebarTrees: Record<SidebarId, Root>;
}

const noSources: PageSources = {
  getModified: () => undefined,
  getOperation: () => undefined,
  getChannelAddress: () => undefined,
};

/**
 * Builds the index of a language.
 * @param sources without them, pages have no dates and nothing that the contract says of them
 */
export function buildPageIndex(content: Content, locale: Locale, sources = noSources): PageIndex {
  const pageTree = content.docs.loader.getPageTree(locale.code);
  const trees = sidebars.map((sidebar) => [sidebar.id, filterPageTree(pageTree, sidebar)]);
  const sidebarTrees = Object.fromEntries(trees) as PageIndex['sidebarTrees'];
  const parts = {
    ...buildDataPages(locale),
    docs: buildDocPages(content.docs, sidebarTrees, locale, sources),
    posts: buildPosts(content.blog, locale, sources),
    standalone: buildStandalonePages(content.standalone, locale, sources),
  };
  const pages = Object.values(parts).flat();
  return { ...parts, sidebarTrees, pages: new Map(pages.map((page) => [page.path, page])) };
}

const known = new WeakMap<Content, Map<string, Promise<PageIndex>>>();

/**
 * Loads the index of a language: from the disk, the history of the content, and the contract. Each process of a build does so once;
 * `npm run dev` picks up every edit.
 * @param root folder of the content
 * @throws SiteError for content that `npm run check:content` rejects, except in development
 */
export function loadPageIndex(locale: Locale, root = 'content'): Promise<PageIndex> {
  const content = getContent(root);
  const indexes = known.get(content) ?? new Map<string, Promise<PageIndex>>();
  known.set(content, indexes);
  return loadOnce(indexes, `${locale.code}:${getContractTimestamp()}`, async () => {
    if (content.problems.length > 0 && process.env.NODE_ENV !== 'development') throw toSiteError(content.problems);
    return buildPageIndex(content, locale, await loadSources(locale));
  });
}

async function loadSources(locale: Locale): Promise<PageSources> {
  const operations = listOperations(await loadContract('openapi', locale));
  const { channels } = await loadContract('asyncapi', locale);
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  return {
    getModified: findLastModified,
    getOperation: (id) => byId.get(id),
    getChannelAddress: (id) => channels[id]?.address,
  };
}

/**
 * Loads a page of the site.
 * @param path in the default language
 * @throws SiteError with the nearest paths, for a path without a page
 */
export async function loadSitePage(path: string, locale: Locale): Promise<SitePage> {
  const { pages } = await loadPageIndex(locale);
  const page = pages.get(path);
  if (page) return page;
  throw new SiteError(`Unknown page "${path}".`, `Nearest: ${toList(findNearest(path, [...pages.keys()]))}.`);
}

/**
 * Returns the page of the documentation with an id, which is its path below `/docs`: `get-started/overview`.
 * @throws SiteError with the nearest ids and all others, if no page has it
 */
export function getDocPage({ docs }: PageIndex, id: string): DocPage {
  const page = docs.find(({ slugs }) => slugs.join('/') === id);
  if (page) return page;
  const ids = docs.map(({ slugs }) => slugs.join('/'));
  throw new SiteError(
    `Unknown documentation page "${id}".`,
    `Nearest: ${toList(findNearest(id, ids))}. The pages are: ${toList(ids)}.`,
  );
}

/**
 * Loads the pages that a list shows, in its order.
 * @param path of the list, in the default language
 * @throws SiteError with the nearest paths, for a path without a page
 */
export async function loadListedPages(path: string, locale: Locale): Promise<SitePage[]> {
  const list = await loadSitePage(path, locale);
  const { pages } = await loadPageIndex(locale);
  return findListedPages(list, [...pages.values()]);
}

/** Loads the posts that the home page shows. */
export async function loadNewestPosts(locale: Locale): Promise<Post[]> {
  return (await loadPageIndex(locale)).posts.slice(0, 2);
}

/** Loads the languages in which a page has a text of its own, so that search engines can show it in each. */
export async function loadPageLocales(path: string): Promise<Locale[]> {
  const pages = await Promise.all(locales.map(async (locale) => (await loadPageIndex(locale)).pages.get(path)));
  return pages.flatMap((page) => (page?.isTranslated ? [page.locale] : []));
}

/**
 * Loads the tree of one sidebar as its pages carry it.
 * @throws SiteError for a link without a target, or a category without items and page
 */
export async function loadSidebar(id: SidebarId, locale: Locale): Promise<Root> {
  const index = await loadPageIndex(locale);
  return buildSidebar(index.sidebarTrees[id], getDocsByUrl(index));
}

/** Returns the documentation by its address, which is how the page tree names it. */
export function getDocsByUrl({ docs }: PageIndex): ReadonlyMap<string, DocPage> {
  return new Map(docs.map((page) => [getPagePath(page), page]));
}
