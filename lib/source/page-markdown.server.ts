import { authors } from '../../content/data/authors';
import { withBasePath } from '../config/base-path';
import { formatDate } from '../i18n/format';
import { getLocalized, type Locale } from '../i18n/locales';
import { localizePath } from '../i18n/paths';
import { toHomeMarkdown } from '../page-markdown/home-markdown';
import { toLinkList } from '../page-markdown/link-list';
import { findMembers } from '../site-pages/find-members';
import { getPagePath, type SitePage } from '../site-pages/site-page';
import { getNewestPosts, getPost } from './blog.server';
import { docs } from './docs.server';
import { getFileMarkdown } from './file-markdown.server';
import { getPageById } from './get-page-by-id';
import { getStandalonePage } from './pages.server';
import { loadSitePages } from './site-pages.server';

/**
 * Any page of the site as Markdown.
 * @throws SiteError for a page that has none: search
 */
export async function getPageMarkdown(page: SitePage): Promise<string> {
  const { kind, locale, path } = page;
  if (kind === 'home') return getHomeMarkdown(locale);
  if (kind === 'list') return toListMarkdown(page, [...(await loadSitePages(locale)).values()]);
  const id = path.slice(path.lastIndexOf('/') + 1);
  const post = kind === 'post' && getPost(id, locale);
  if (post) return getFileMarkdown(post, { folder: 'content/blog', locale, byline: getByline(page, locale) });
  const standalone = kind === 'plain' && getStandalonePage(id, locale);
  if (standalone) return getFileMarkdown(standalone, { folder: 'content/pages', locale });
  const doc = getPageById(docs, path.slice('/docs/'.length), locale);
  return getFileMarkdown(doc, { folder: 'content/docs', locale });
}

function getHomeMarkdown(locale: Locale): string {
  const posts = getNewestPosts(locale).map(({ url, data: { title, description } }) => ({
    title,
    url: withBasePath(url),
    description,
  }));
  return toHomeMarkdown(locale, posts, (target) => withBasePath(localizePath(target, locale)));
}

/** When a post was written, and by whom. */
function getByline({ published, authors: ids = [] }: SitePage, locale: Locale): string {
  const names = ids.map((id) => getLocalized(authors[id].name, locale));
  return [...(published ? [formatDate(published, locale)] : []), ...names].join(' · ');
}

function toListMarkdown(list: SitePage, pages: SitePage[]): string {
  const members = findMembers(list, pages);
  const links = list.path === '/blog/archive' ? toYears(members) : [toLinks(members)];
  return `${[`# ${list.title}`, list.description, ...links].filter(Boolean).join('\n\n')}\n`;
}

/** Posts below the year in which they were published, in their order. */
function toYears(posts: readonly SitePage[]): string[] {
  const years = new Set(posts.map(({ published }) => published?.getUTCFullYear()));
  return [...years].flatMap((year) => [
    `## ${year}`,
    toLinks(posts.filter(({ published }) => published?.getUTCFullYear() === year)),
  ]);
}

function toLinks(pages: readonly SitePage[]): string {
  return toLinkList(
    pages.map((page) => ({
      ...page,
      url: withBasePath(getPagePath(page)),
      ...(page.published && { date: formatDate(page.published, page.locale) }),
    })),
  );
}
