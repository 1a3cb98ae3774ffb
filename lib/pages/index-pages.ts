import { authorIds, authors } from '../../content/data/authors';
import { blogTagIds, blogTags } from '../../content/data/blog-tags';
import { docTagIds, docTags } from '../../content/data/doc-tags';
import { site } from '../config/site';
import { format } from '../i18n/format';
import { getLocalized, type Locale } from '../i18n/locales';
import { getMessages } from '../i18n/messages';
import type { SitePage } from './site-page';

/** The pages that are rendered from data and have no file. */
export interface DataPages {
  /** The home page, search, and the lists of all posts, authors and tags. */
  main: SitePage[];
  /** The list of posts of each author. */
  authors: SitePage[];
  /** The lists of posts and of pages of the documentation with each tag. */
  tags: SitePage[];
}

/** Builds the pages of a language that have no file. */
export function buildDataPages(locale: Locale): DataPages {
  return { main: buildMainPages(locale), authors: buildAuthorPages(locale), tags: buildTagPages(locale) };
}

function buildMainPages(locale: Locale): SitePage[] {
  const { blog, search, tags } = getMessages(locale);
  const { inSite, inDocs, inBlog } = getSharedFields(locale);
  return [
    { ...inSite, kind: 'home', path: '/', title: site.title, description: getLocalized(site.tagline, locale) },
    {
      ...inSite,
      kind: 'search',
      path: '/search',
      title: search.title,
      description: search.description,
      isIndexed: false,
    },
    { ...inDocs, path: '/docs/tags', title: tags.title, description: tags.description },
    { ...inSite, path: '/blog', title: blog.title, description: blog.description },
    { ...inBlog, path: '/blog/archive', title: blog.archive, description: blog.archiveDescription },
    { ...inBlog, path: '/blog/authors', title: blog.authors, description: blog.authorsDescription },
    { ...inBlog, path: '/blog/tags', title: blog.tagsTitle, description: blog.tagsDescription },
  ];
}

function buildAuthorPages(locale: Locale): SitePage[] {
  const { blog } = getMessages(locale);
  const { inBlog } = getSharedFields(locale);
  const breadcrumbs = [...inBlog.breadcrumbs, { label: blog.authors, path: '/blog/authors' }];
  return authorIds.map((id) => ({
    ...inBlog,
    breadcrumbs,
    path: `/blog/authors/${id}`,
    title: format(blog.postsBy, { author: getLocalized(authors[id].name, locale) }),
    description: getLocalized(authors[id].about, locale),
  }));
}

function buildTagPages(locale: Locale): SitePage[] {
  const { blog, tags } = getMessages(locale);
  const { inDocs, inBlog } = getSharedFields(locale);
  return [
    ...blogTagIds.map((id) => ({
      ...inBlog,
      breadcrumbs: [...inBlog.breadcrumbs, { label: blog.tags, path: '/blog/tags' }],
      path: `/blog/tags/${id}`,
      title: format(blog.tagged, { tag: getLocalized(blogTags[id], locale) }),
      description: format(blog.taggedDescription, { tag: getLocalized(blogTags[id], locale) }),
    })),
    ...docTagIds.map((id) => ({
      ...inDocs,
      breadcrumbs: [...inDocs.breadcrumbs, { label: tags.title, path: '/docs/tags' }],
      path: `/docs/tags/${id}`,
      title: format(tags.tagged, { tag: getLocalized(docTags[id], locale) }),
      description: format(tags.taggedDescription, { tag: getLocalized(docTags[id], locale) }),
    })),
  ];
}

/** Returns the fields that lists have in common, by the part of the site that they belong to. */
function getSharedFields(locale: Locale) {
  const { blog, docs } = getMessages(locale);
  const inSite = { locale, kind: 'list' as const, isIndexed: true, isTranslated: true, breadcrumbs: [] };
  return {
    inSite,
    inBlog: { ...inSite, breadcrumbs: [{ label: blog.title, path: '/blog' }] },
    inDocs: { ...inSite, breadcrumbs: [{ label: docs.sidebar }] },
  };
}

/** Finds the pages that a list shows among those of its language. */
type FindMembers = (pages: readonly SitePage[], list: SitePage) => SitePage[];

const findPosts: FindMembers = (pages) => pages.filter(({ kind }) => kind === 'post');
const findBelow: FindMembers = (pages, list) => pages.filter(({ path }) => path.startsWith(`${list.path}/`));
const findUsed: FindMembers = (pages, list) =>
  findBelow(pages, list).filter((below) => findListedPages(below, pages).length > 0);

/** Finds the pages of each list, by the path of the list. */
const members = new Map<string, FindMembers>([
  ['/blog', findPosts],
  ['/blog/archive', findPosts],
  ['/blog/tags', findBelow],
  ['/blog/authors', findBelow],
  ['/docs/tags', findUsed],
  ...authorIds.map((id): [string, FindMembers] => [
    `/blog/authors/${id}`,
    (pages) => pages.filter(({ authors }) => authors?.includes(id)),
  ]),
  ...blogTagIds.map((id): [string, FindMembers] => [
    `/blog/tags/${id}`,
    (pages, list) => findPosts(pages, list).filter(({ tagIds }) => tagIds?.includes(id)),
  ]),
  ...docTagIds.map((id): [string, FindMembers] => [
    `/docs/tags/${id}`,
    (pages, { locale }) =>
      pages
        .filter(({ kind, isIndexed, tagIds }) => kind !== 'post' && isIndexed && tagIds?.includes(id))
        .sort((a, b) => a.title.localeCompare(b.title, locale.htmlLang)),
  ]),
]);

/** Finds the pages that a list shows; none for a page that is no list. */
export function findListedPages(list: SitePage, pages: readonly SitePage[]): SitePage[] {
  return members.get(list.path)?.(pages, list) ?? [];
}

/** Groups posts by the year in which they were published, in their order. */
export function groupByYear(posts: readonly SitePage[]): { year: number | undefined; posts: SitePage[] }[] {
  const getYear = ({ published }: SitePage) => published?.getUTCFullYear();
  const years = [...new Set(posts.map(getYear))];
  return years.map((year) => ({ year, posts: posts.filter((post) => getYear(post) === year) }));
}
