import path from 'node:path';
import { flattenTree } from 'fumadocs-core/page-tree';
import { blogTags } from '../../content/data/blog-tags';
import { docTags } from '../../content/data/doc-tags';
import { loadOnce } from '../cache/build-cache.server';
import { getSidebar, getSidebarIdOf } from '../config/sidebars';
import { versions } from '../config/versions';
import { listOperations } from '../contract/get-operation';
import { getContractEdition, loadContract } from '../contract/load-contract.server';
import { SiteError } from '../errors/site-error';
import { getTextLocale } from '../i18n/file-locale';
import { getLocalized, type Locale, locales } from '../i18n/locales';
import { getMessages } from '../i18n/messages';
import { localizePath, splitLocale } from '../i18n/paths';
import { findNearest, toList } from '../text/nearest';
import { type BlogPost, getPosts } from './blog.server';
import { type DocPage, docs, getBreadcrumbs, getDocPages, getLastUpdated } from './docs.server';
import { getLastModified } from './history.server';
import { buildListPages, buildMainPages, findMembers } from './index-pages';
import type { PageStep, SitePage } from './site-page';
import { getStandalonePages } from './standalone-pages.server';

const known = new Map<string, Promise<Map<string, SitePage>>>();

/** Every page of a language by its path in the default language: the lists, the documentation, posts and the others. */
export function loadSitePages(locale: Locale): Promise<Map<string, SitePage>> {
  return loadOnce(known, `${locale.code}:${getContractEdition()}`, () => buildSitePages(locale));
}

/**
 * What the site knows of one page.
 * @param path in the default language
 * @throws SiteError with the nearest paths, for a path without a page
 */
export async function loadSitePage(path: string, locale: Locale): Promise<SitePage> {
  const pages = await loadSitePages(locale);
  const page = pages.get(path);
  if (page) return page;
  throw new SiteError(`Unknown page "${path}".`, `Nearest: ${toList(findNearest(path, [...pages.keys()]))}.`);
}

/**
 * The pages that a list shows, in its order.
 * @param path of the list, in the default language
 * @throws SiteError with the nearest paths, for a path without a page
 */
export async function loadMembers(path: string, locale: Locale): Promise<SitePage[]> {
  const list = await loadSitePage(path, locale);
  return findMembers(list, [...(await loadSitePages(locale)).values()]);
}

/** The posts that the home page shows. */
export async function loadNewestPosts(locale: Locale): Promise<SitePage[]> {
  return (await loadMembers('/blog', locale)).slice(0, 2);
}

/** The languages in which a page has a text of its own, so that search engines can show it in each. */
export async function loadPageLocales(path: string): Promise<Locale[]> {
  const pages = await Promise.all(locales.map(async (locale) => (await loadSitePages(locale)).get(path)));
  return pages.flatMap((page) => (page?.isTranslated ? [page.locale] : []));
}

/** What names an operation in the API. */
type Endpoint = Pick<SitePage, 'method' | 'endpoint'>;

async function buildSitePages(locale: Locale): Promise<Map<string, SitePage>> {
  const operations = listOperations(await loadContract('openapi', locale));
  const endpoints = new Map(operations.map(({ id, method, path: endpoint }) => [id, { method, endpoint }]));
  const pages = [
    ...buildListPages(locale),
    ...getDocsInOrder(locale).map((page) => toDocSitePage(page, locale, endpoints)),
    ...getPosts(locale).map((post) => toPostSitePage(post, locale)),
    ...getStandalonePages(locale).map((page) => ({
      ...toFilePage(page, 'content/pages', locale),
      kind: 'plain' as const,
      trail: [],
    })),
  ];
  return new Map(pages.map((page) => [page.path, page]));
}

/** The documentation in the order of its sidebars; pages that no `meta.json` names come last. */
function getDocsInOrder(locale: Locale): DocPage[] {
  const urls = flattenTree(docs.getPageTree(locale.code).children).map(({ url }) => url);
  const order = new Map(urls.map((url, index) => [url, index]));
  const getPlace = ({ url }: DocPage) => order.get(url) ?? urls.length;
  return getDocPages(locale).toSorted((a, b) => getPlace(a) - getPlace(b));
}

interface FilePage {
  url: string;
  path: string;
  data: { title: string; description: string };
}

/** What every page with a file of its own has. */
function toFilePage({ url, path: file, data }: FilePage, folder: string, locale: Locale) {
  return {
    locale,
    path: splitLocale(url).path,
    title: data.title,
    description: data.description,
    isIndexed: true,
    isTranslated: getTextLocale(file, locale) === locale,
    modified: getLastModified(path.posix.join(folder, file)),
  };
}

function toDocSitePage(page: DocPage, locale: Locale, endpoints: Map<string, Endpoint>): SitePage {
  const { operation, channel, tags, unlisted } = page.data;
  return {
    ...toFilePage(page, 'content/docs', locale),
    kind: operation || channel ? 'reference' : 'guide',
    trail: getTrail(page, locale),
    ...endpoints.get(operation ?? ''),
    version: versions[0].name,
    isIndexed: !unlisted,
    modified: getLastUpdated(page),
    tagIds: tags,
    tags: tags.map((tag) => getLocalized(docTags[tag], locale)),
  };
}

/** The sidebar of a page, and the categories above it. */
function getTrail(page: DocPage, locale: Locale): PageStep[] {
  const sidebar = getSidebarIdOf(page.slugs);
  const categories = getBreadcrumbs(page, locale).map(({ label, href }) => ({
    label,
    ...(href && { path: splitLocale(href).path }),
  }));
  return [{ label: getMessages(locale).docs.sidebars[sidebar], path: getSidebar(sidebar).entry }, ...categories];
}

function toPostSitePage(post: BlogPost, locale: Locale): SitePage {
  const { date, authors, tags } = post.data;
  return {
    ...toFilePage(post, 'content/blog', locale),
    kind: 'post',
    trail: [{ label: getMessages(locale).blog.title, path: '/blog' }],
    published: date,
    authors,
    tagIds: tags,
    tags: tags.map((tag) => getLocalized(blogTags[tag], locale)),
  };
}

/** Title of every page that readers may look for, by its path in their language: all with a text of their own, their lists, and search. */
export function getPageTitles(locale: Locale): Record<string, string> {
  const lists = buildMainPages(locale).filter(({ kind }) => kind !== 'home');
  const docs = getDocPages(locale).filter(({ data }) => !data.unlisted);
  const pages = [...docs, ...getPosts(locale), ...getStandalonePages(locale)];
  return Object.fromEntries([
    ...lists.map(({ path, title }) => [localizePath(path, locale), title]),
    ...pages.map(({ url, data }) => [url, data.title]),
  ]);
}
