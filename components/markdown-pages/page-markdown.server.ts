import { toHomeMarkdown, toLinkList } from '@/components/home/home-markdown';
import { authors } from '@/content/data/authors';
import { createBuildCache, getOrCompute } from '@/lib/cache/build-cache.server';
import { toAbsoluteUrl } from '@/lib/config/absolute-url';
import { toLinkUrl } from '@/lib/config/link-url';
import { SiteError } from '@/lib/errors/site-error';
import { format, formatDate } from '@/lib/i18n/format';
import { getLocalized, type Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { toPageMarkdown } from '@/lib/markdown/page-markdown';
import { groupByYear } from '@/lib/pages/index-pages';
import { loadListedPages, loadNewestPosts } from '@/lib/pages/page-index.server';
import { getPagePath, isWritten, type SitePage, type WrittenPage } from '@/lib/pages/site-page';
import { toStaleMarkdown } from '@/lib/translations/changes';
import { getTranslationStatus } from '@/lib/translations/status.server';

/** Two routes need each page: its own, and `llms-full.txt`. */
const cache = createBuildCache('markdown');

/**
 * Returns any page of the site as Markdown.
 * @throws SiteError for a page that has none: search
 */
export async function getPageMarkdown(page: SitePage): Promise<string> {
  const { kind, locale, path } = page;
  if (kind === 'home') return getHomeMarkdown(locale);
  if (kind === 'list') return toListMarkdown(page, await loadListedPages(path, locale));
  if (isWritten(page)) return getWrittenMarkdown(page);
  throw new SiteError(`The page ${path} has no Markdown.`, 'Ask `hasMarkdown` first.');
}

async function getWrittenMarkdown(page: WrittenPage): Promise<string> {
  const { locale, title, description, file, body, operation, channel } = page;
  const notes = getNotes(page);
  const input = JSON.stringify([locale.code, title, description, notes, file, body, operation, channel]);
  return getOrCompute(cache, input, () => writeMarkdown(page, notes));
}

/** Writes a page as Markdown: its text, with its parts from the contract and from data in full. */
async function writeMarkdown(page: WrittenPage, notes: readonly string[]): Promise<string> {
  const { locale, title, description, body, textLocale, operation, channel } = page;
  const context = { locale: textLocale, operation, channel };
  const text = await toPageMarkdown(body, context, (href) => toLinkUrl(href, locale));
  return `${[`# ${title}`, ...notes, description, text].join('\n\n')}\n`;
}

/** Returns the lines between the title and the description. */
function getNotes(page: WrittenPage): string[] {
  const { locale, since } = page;
  const sinceLine = since ? format(getMessages(locale).docs.since, { version: since }) : '';
  return [getByline(page), sinceLine, getStaleLine(page)].filter(Boolean);
}

/** Returns the notice of a stale translation; empty for any other page. */
function getStaleLine({ file, path, locale }: WrittenPage): string {
  const status = getTranslationStatus(file, locale);
  if (status.kind !== 'stale') return '';
  return toStaleMarkdown(status.changes, toAbsoluteUrl(path), getMessages(locale).stale);
}

/** Returns the date and the authors of a post; empty for any other page. */
function getByline({ locale, published, authors: ids = [] }: WrittenPage): string {
  const names = ids.map((id) => getLocalized(authors[id].name, locale));
  return [...(published ? [formatDate(published, locale)] : []), ...names].join(' · ');
}

async function getHomeMarkdown(locale: Locale): Promise<string> {
  const posts = (await loadNewestPosts(locale)).map((post) => ({ ...post, url: toAbsoluteUrl(getPagePath(post)) }));
  return toHomeMarkdown(locale, posts, (target) => toLinkUrl(target, locale));
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
