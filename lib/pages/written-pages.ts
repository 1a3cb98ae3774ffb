import { getBreadcrumbItems } from 'fumadocs-core/breadcrumb';
import { findNeighbour, flattenTree, type Item, type Root } from 'fumadocs-core/page-tree';
import { blogTags } from '../../content/data/blog-tags';
import { docTags } from '../../content/data/doc-tags';
import { getSidebar, getSidebarId, type SidebarId } from '../config/sidebars';
import { versions } from '../config/versions';
import type { ResolvedOperation } from '../contract/get-operation';
import { getTextLocale } from '../i18n/file-locale';
import { getLocalized, type Locale } from '../i18n/locales';
import { getMessages } from '../i18n/messages';
import { splitLocale } from '../i18n/paths';
import type { Content } from './read-content.server';
import type { DocFrontmatter } from './schemas/doc-frontmatter';
import type { Breadcrumb, DocPage, PageLink, Post, WrittenPage } from './site-page';

/** Sources beside the files of pages: the history of the content, and the contract. */
export interface PageSources {
  /** The date of the last commit of a file. */
  getModified: (file: string) => Date | undefined;
  getOperation: (id: string) => Pick<ResolvedOperation, 'method' | 'path' | 'isDeprecated'> | undefined;
  getChannelAddress: (id: string) => string | undefined;
}

/**
 * Builds the documentation, in the order of its page tree; pages that no `meta.json` names come last.
 * @param trees the part of the page tree that each sidebar shows
 */
export function buildDocPages(
  { folder, loader, invalid }: Content['docs'],
  trees: Record<SidebarId, Root>,
  locale: Locale,
  sources: PageSources,
): DocPage[] {
  const loaded = loader.getPages(locale.code);
  const unlisted = new Set(loaded.filter(({ data }) => data.unlisted).map(({ url }) => url));
  const problems = new Map(invalid.map((page) => [page.path, page.problems]));
  const urls = flattenTree(loader.getPageTree(locale.code).children).map(({ url }) => url);
  const positions = new Map(urls.map((url, index) => [url, index]));
  const getPosition = ({ url }: { url: string }) => positions.get(url) ?? urls.length;

  return loaded
    .toSorted((a, b) => getPosition(a) - getPosition(b))
    .map(({ url, path, slugs, data }) => {
      const { modified, ...written } = toWrittenPage({ url, path, data }, folder, locale, sources);
      const sidebar = getSidebarId(slugs);
      return {
        ...written,
        kind: data.operation || data.channel ? 'reference' : 'guide',
        breadcrumbs: [getFirstStep(sidebar, locale), ...listCategories(url, trees[sidebar], unlisted)],
        ...findNeighbours(url, trees[sidebar], unlisted),
        version: versions[0].name,
        isIndexed: !data.unlisted,
        modified: data.last_updated ?? modified,
        tagIds: data.tags,
        tags: data.tags.map((tag) => getLocalized(docTags[tag], locale)),
        sidebar,
        slugs,
        operation: data.operation,
        channel: data.channel,
        since: data.since,
        ...lookUpContract(data, sources),
        problems: problems.get(path),
      };
    });
}

/** Builds the posts of the blog, newest first. */
export function buildPosts({ folder, loader }: Content['blog'], locale: Locale, sources: PageSources): Post[] {
  const breadcrumbs = [{ label: getMessages(locale).blog.title, path: '/blog' }];
  const posts = loader.getPages(locale.code).map((page): Post => {
    const { date, authors, tags } = page.data;
    return {
      ...toWrittenPage(page, folder, locale, sources),
      kind: 'post',
      breadcrumbs,
      published: date,
      authors,
      tagIds: tags,
      tags: tags.map((tag) => getLocalized(blogTags[tag], locale)),
    };
  });
  return posts.sort((a, b) => b.published.getTime() - a.published.getTime());
}

/** Builds the pages that belong neither to the documentation nor to the blog. */
export function buildStandalonePages(
  { folder, loader }: Content['standalone'],
  locale: Locale,
  sources: PageSources,
): WrittenPage[] {
  return loader
    .getPages(locale.code)
    .map((page) => ({ ...toWrittenPage(page, folder, locale, sources), kind: 'plain', breadcrumbs: [] }));
}

/** A page as Fumadocs' loader returns it. */
interface LoadedPage {
  /** In the language of the reader. */
  url: string;
  /** Of its file below the folder of its kind. */
  path: string;
  data: { title: string; description: string; body: string };
}

/** Converts what all kinds of written pages have in common. */
function toWrittenPage({ url, path, data }: LoadedPage, folder: string, locale: Locale, sources: PageSources) {
  const file = `${folder}/${path}`;
  const textLocale = getTextLocale(path, locale);
  return {
    locale,
    path: splitLocale(url).path,
    title: data.title,
    description: data.description,
    file,
    textLocale,
    body: data.body,
    isIndexed: true,
    isTranslated: textLocale === locale,
    modified: sources.getModified(file),
  };
}

/** Returns the sidebar of a page, with the page at which it begins. */
function getFirstStep(sidebar: SidebarId, locale: Locale): Breadcrumb {
  return { label: getMessages(locale).docs.sidebars[sidebar], path: getSidebar(sidebar).entry };
}

/** Lists the categories above a page, without links to unlisted pages. */
function listCategories(url: string, tree: Root, unlisted: ReadonlySet<string>): Breadcrumb[] {
  return getBreadcrumbItems(url, tree).map(({ name, url: href }) => ({
    label: String(name),
    ...(href && !unlisted.has(href) && { path: splitLocale(href).path }),
  }));
}

/** Finds the pages before and after a page in its sidebar; unlisted pages have none and are not among them. */
function findNeighbours(url: string, tree: Root, unlisted: ReadonlySet<string>): Pick<DocPage, 'previous' | 'next'> {
  const listed = flattenTree(tree.children).filter((item) => !unlisted.has(item.url));
  const { previous, next } = findNeighbour({ ...tree, children: listed }, url);
  return { ...(previous && { previous: toLink(previous) }), ...(next && { next: toLink(next) }) };
}

function toLink({ name, url }: Item): PageLink {
  return { label: String(name), href: url };
}

/** Looks up the operation or channel of a page in the contract. An unknown one is left to the route of the page, which reports it. */
function lookUpContract({ operation: id, channel }: DocFrontmatter, sources: PageSources) {
  const operation = id === undefined ? undefined : sources.getOperation(id);
  return {
    ...(operation && { method: operation.method, endpoint: operation.path, isDeprecated: operation.isDeprecated }),
    ...(channel !== undefined && { channelAddress: sources.getChannelAddress(channel) }),
  };
}
