import { frontmatter } from 'fumadocs-core/content/md/frontmatter';
import { toHomeMarkdown, toLinkList } from '@/components/home/home-markdown';
import { authors } from '@/content/data/authors';
import { createBuildCache, getOrCompute } from '@/lib/cache/build-cache.server';
import { toAbsoluteUrl } from '@/lib/config/absolute-url';
import { toLinkUrl } from '@/lib/config/link-url';
import { getTextLocale } from '@/lib/i18n/file-locale';
import { format, formatDate } from '@/lib/i18n/format';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { splitLocale } from '@/lib/i18n/paths';
import { toPageMarkdown } from '@/lib/markdown/page-markdown';
import { getPost } from '@/lib/pages/blog.server';
import { loadMembers, loadNewestPosts } from '@/lib/pages/catalogue.server';
import { docs } from '@/lib/pages/docs.server';
import { getPageById } from '@/lib/pages/docs-loader';
import { groupByYear } from '@/lib/pages/index-pages';
import { getPagePath, type SitePage } from '@/lib/pages/site-page';
import { getStandalonePage } from '@/lib/pages/standalone-pages.server';
import { toStaleMarkdown } from '@/lib/translations/changes';
import { getTranslationStatus } from '@/lib/translations/status.server';

/** A page with a file of its own, as the collections provide it. */
interface WrittenPage {
  url: string;
  /** Path of its file below its folder. */
  path: string;
  data: {
    title: string;
    description: string;
    operation?: string | undefined;
    channel?: string | undefined;
    since?: string | undefined;
    getText: (type: 'raw') => Promise<string>;
  };
}

interface FileMarkdownOptions {
  /** Folder of the page's file from the top of the project. */
  folder: string;
  locale: Locale;
  /** A line below the title. */
  byline?: string | undefined;
}

/** Two routes need each page: its own, and `llms-full.txt`. */
const cache = createBuildCache('markdown');

/** A page as Markdown: its text, and what it renders from the contract and from data in full. */
async function getFileMarkdown(page: WrittenPage, options: FileMarkdownOptions): Promise<string> {
  const { locale, byline = '' } = options;
  const stale = getStaleLine(`${options.folder}/${page.path}`, page.url, locale);
  const text = await page.data.getText('raw');
  const input = JSON.stringify([locale.code, byline, stale, text]);
  const since = page.data.since ? format(getMessages(locale).docs.since, { version: page.data.since }) : '';
  const notes = [byline, since, stale].filter(Boolean);
  return getOrCompute(cache, input, () => writeMarkdown(page, text, notes, locale));
}

/** @param notes lines below the title */
async function writeMarkdown(
  { data, path }: WrittenPage,
  text: string,
  notes: string[],
  locale: Locale,
): Promise<string> {
  const { operation, channel } = data;
  const { content } = frontmatter(text);
  const context = { locale: getTextLocale(path, locale), operation, channel };
  const body = await toPageMarkdown(content, context, (href) => toLinkUrl(href, locale));
  return `${[`# ${data.title}`, ...notes, data.description, body].join('\n\n')}\n`;
}

/** The notice of a stale translation; empty for any other page. */
function getStaleLine(file: string, url: string, locale: Locale): string {
  const status = getTranslationStatus(file, locale);
  if (status.kind !== 'stale') return '';
  return toStaleMarkdown(status.changes, toAbsoluteUrl(splitLocale(url).path), getMessages(locale).stale);
}

/**
 * Any page of the site as Markdown.
 * @throws SiteError for a page that has none: search
 */
export async function getPageMarkdown(page: SitePage): Promise<string> {
  const { kind, locale, path } = page;
  if (kind === 'home') return getHomeMarkdown(locale);
  if (kind === 'list') return toListMarkdown(page, await loadMembers(path, locale));
  const id = path.slice(path.lastIndexOf('/') + 1);
  const post = kind === 'post' && getPost(id, locale);
  if (post) return getFileMarkdown(post, { folder: 'content/blog', locale, byline: getByline(page, locale) });
  const standalone = kind === 'plain' && getStandalonePage(id, locale);
  if (standalone) return getFileMarkdown(standalone, { folder: 'content/pages', locale });
  const doc = getPageById(docs, path.slice('/docs/'.length), locale);
  return getFileMarkdown(doc, { folder: 'content/docs', locale });
}

async function getHomeMarkdown(locale: Locale): Promise<string> {
  const posts = (await loadNewestPosts(locale)).map((post) => ({ ...post, url: toAbsoluteUrl(getPagePath(post)) }));
  return toHomeMarkdown(locale, posts, (target) => toLinkUrl(target, locale));
}

/** When a post was written, and by whom. */
function getByline({ published, authors: ids = [] }: SitePage, locale: Locale): string {
  const names = ids.map((id) => getLocalized(authors[id].name, locale));
  return [...(published ? [formatDate(published, locale)] : []), ...names].join(' · ');
}

function toListMarkdown(list: SitePage, members: SitePage[]): string {
  const links =
    list.path === '/blog/archive'
      ? groupByYear(members).flatMap(({ year, posts }) => [`## ${year}`, toLinks(posts)])
      : [toLinks(members)];
  return `${[`# ${list.title}`, list.description, ...links].filter(Boolean).join('\n\n')}\n`;
}

function toLinks(pages: readonly SitePage[]): string {
  return toLinkList(
    pages.map((page) => ({
      ...page,
      url: toAbsoluteUrl(getPagePath(page)),
      ...(page.published && { date: formatDate(page.published, page.locale) }),
    })),
  );
}
