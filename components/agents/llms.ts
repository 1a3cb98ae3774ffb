import { type ListedPage, toLinkList } from '@/components/home/home-markdown';
import { siteLinks } from '@/content/data/site-links';
import { toAbsoluteUrl } from '@/lib/config/absolute-url';
import { env } from '@/lib/config/env';
import { getSidebar } from '@/lib/config/sidebars';
import { site } from '@/lib/config/site';
import { format } from '@/lib/i18n/format';
import { getLocalized, type Locale, locales } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { localizePath } from '@/lib/i18n/paths';
import { toMarkdownPath } from '@/lib/pages/page-files';
import { getPagePath, hasMarkdown, type SitePage } from '@/lib/pages/site-page';
import { getLlmsMessages } from './messages';

/** Files for language models, as paths in the default language. */
export const llmsFiles = { index: '/llms.txt', full: '/llms-full.txt' } as const;

const toFileUrl = (path: string, locale: Locale) => toAbsoluteUrl(localizePath(path, locale));

/** Returns the address of the index in a language. */
export function getLlmsIndexUrl(locale: Locale): string {
  return toFileUrl(llmsFiles.index, locale);
}

/** Puts the address of the index above a page's Markdown, so that whoever has only the page finds the others. */
export function addIndexPointer(markdown: string, locale: Locale): string {
  return `> ${format(getLlmsMessages(locale).pointer, { url: `<${getLlmsIndexUrl(locale)}>` })}\n\n${markdown}`;
}

const toMarkdownUrl = (path: string, locale: Locale) => toFileUrl(toMarkdownPath(path), locale);

/** Builds the title and tagline of the site, with which both files begin. */
function buildHead(locale: Locale): string {
  return `# ${site.title}\n\n> ${getLocalized(site.tagline, locale)}`;
}

/** Tells an agent where the API is, how to authenticate, and where to look things up. */
function buildInstructions(locale: Locale): string {
  const llms = getLlmsMessages(locale);
  const others = locales.filter((other) => other !== locale);
  const links: ListedPage[] = [
    {
      title: getMessages(locale).docs.sidebars.api,
      url: toMarkdownUrl(getSidebar('api').entry, locale),
      description: format(llms.introduction, { api: env.NEXT_PUBLIC_API_URL }),
    },
    {
      title: llms.credentials,
      url: toMarkdownUrl(siteLinks.authentication.path, locale),
      description: llms.authentication,
    },
    { title: 'OpenAPI', url: toAbsoluteUrl('/openapi.yaml'), description: llms.contract },
    { title: 'AsyncAPI', url: toAbsoluteUrl('/asyncapi.yaml'), description: llms.sockets },
    { title: 'llms-full.txt', url: toFileUrl(llmsFiles.full, locale), description: llms.full },
    ...others.map((other) => ({
      title: other.label,
      url: getLlmsIndexUrl(other),
      description: format(llms.otherLanguage, { language: other.label }),
    })),
  ];
  return `## ${llms.instructions}\n\n${toLinkList(links)}`;
}

/** Returns the title of the section that lists a page: its sidebar and top category, the blog, or the optional pages. */
function getSectionTitle({ kind, locale, breadcrumbs }: SitePage): string {
  if (kind === 'guide' || kind === 'reference')
    return breadcrumbs
      .slice(0, 2)
      .map(({ label }) => label)
      .join(': ');
  return kind === 'post' ? (breadcrumbs[0]?.label ?? '') : getLlmsMessages(locale).optional;
}

/**
 * Builds the index of the site for language models, as llmstxt.org describes it: every listed page, with the address of its Markdown.
 * @param pages in the order in which they are to be listed
 */
export function buildLlmsIndex(pages: readonly SitePage[], locale: Locale): string {
  const { optional } = getLlmsMessages(locale);
  const indexed = pages.filter((page) => page.isIndexed && hasMarkdown(page));
  const titles = [...new Set(indexed.map(getSectionTitle))].sort(
    (a, b) => Number(a === optional) - Number(b === optional),
  );
  const sections = titles.map((title) => {
    const members = indexed.filter((page) => getSectionTitle(page) === title);
    return `## ${title}\n\n${toLinkList(members.map(toListedPage))}`;
  });
  return `${[buildHead(locale), buildInstructions(locale), ...sections].join('\n\n')}\n`;
}

function toListedPage(page: SitePage): ListedPage {
  return { ...page, url: toAbsoluteUrl(toMarkdownPath(getPagePath(page))) };
}

/** A page and its Markdown, which begins with its title. */
export interface PageText {
  page: SitePage;
  markdown: string;
}

/** Joins pages to one text for language models, each with its address below its title. */
export function buildLlmsFullText(pages: readonly PageText[], locale: Locale): string {
  const texts = pages.map(({ page, markdown }) => {
    const source = format(getLlmsMessages(locale).source, { url: toAbsoluteUrl(getPagePath(page)) });
    return markdown.trim().replace(/^# .*$/m, (title) => `${title}\n\n${source}`);
  });
  return `${[`${buildHead(locale)}\n\n${buildInstructions(locale)}`, ...texts].join('\n\n---\n\n')}\n`;
}
