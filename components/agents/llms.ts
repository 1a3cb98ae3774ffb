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
import { getPagePath, hasMarkdown, type SitePage, toMarkdownPath } from '@/lib/pages/site-page';
import { getLlmsMessages } from './messages';

/** Files for language models, as paths in the default language. */
export const llmsFiles = { index: '/llms.txt', full: '/llms-full.txt' } as const;

const toFileUrl = (path: string, locale: Locale) => toAbsoluteUrl(localizePath(path, locale));
/** Address of the index in a language. */
export function getIndexUrl(locale: Locale): string {
  return toFileUrl(llmsFiles.index, locale);
}

/** Puts the address of the index above a page's Markdown: whoever has only the page finds the others. */
export function addPointer(markdown: string, locale: Locale): string {
  return `> ${format(getLlmsMessages(locale).pointer, { url: `<${getIndexUrl(locale)}>` })}\n\n${markdown}`;
}

const toPageUrl = (path: string, locale: Locale) => toFileUrl(toMarkdownPath(path), locale);

/** Title and tagline of the site, with which both files begin. */
function buildTitle(locale: Locale): string {
  return `# ${site.title}\n\n> ${getLocalized(site.tagline, locale)}`;
}

/** Tells an agent where the API is, how to authenticate, and where to look things up. */
function buildInstructions(locale: Locale): string {
  const llms = getLlmsMessages(locale);
  const others = locales.filter((row) => row !== locale);
  const rows: ListedPage[] = [
    {
      title: getMessages(locale).docs.sidebars.api,
      url: toPageUrl(getSidebar('api').entry, locale),
      description: format(llms.introduction, { api: env.NEXT_PUBLIC_API_URL }),
    },
    {
      title: llms.credentials,
      url: toPageUrl(siteLinks.authentication.path, locale),
      description: llms.authentication,
    },
    { title: 'OpenAPI', url: toAbsoluteUrl('/openapi.yaml'), description: llms.contract },
    { title: 'AsyncAPI', url: toAbsoluteUrl('/asyncapi.yaml'), description: llms.sockets },
    { title: 'llms-full.txt', url: toFileUrl(llmsFiles.full, locale), description: llms.full },
    ...others.map((row) => ({
      title: row.label,
      url: getIndexUrl(row),
      description: format(llms.otherLanguage, { language: row.label }),
    })),
  ];
  return `## ${llms.instructions}\n\n${toLinkList(rows)}`;
}

/** The section of the index that lists a page: its sidebar and top category, the blog, or the optional pages. */
function getGroup({ kind, locale, breadcrumbs }: SitePage): string {
  if (kind === 'guide' || kind === 'reference')
    return breadcrumbs
      .slice(0, 2)
      .map(({ label }) => label)
      .join(': ');
  return kind === 'post' ? (breadcrumbs[0]?.label ?? '') : getLlmsMessages(locale).optional;
}

/**
 * The index of the site for language models, as llmstxt.org describes it: every listed page, with the address of its Markdown.
 * @param pages in the order in which they are to be listed
 */
export function buildIndex(pages: readonly SitePage[], locale: Locale): string {
  const { optional } = getLlmsMessages(locale);
  const shown = pages.filter((page) => page.isIndexed && hasMarkdown(page));
  const names = [...new Set(shown.map(getGroup))].sort((a, b) => Number(a === optional) - Number(b === optional));
  const sections = names.map((name) => {
    const members = shown.filter((page) => getGroup(page) === name);
    return `## ${name}\n\n${toLinkList(members.map(toListed))}`;
  });
  return `${[buildTitle(locale), buildInstructions(locale), ...sections].join('\n\n')}\n`;
}

function toListed(page: SitePage): ListedPage {
  return { ...page, url: toAbsoluteUrl(toMarkdownPath(getPagePath(page))) };
}

/** A page and its Markdown, which begins with its title. */
export interface PageText {
  page: SitePage;
  markdown: string;
}

/** Many pages as one text for language models, each with its address below its title. */
export function buildFullText(pages: readonly PageText[], locale: Locale): string {
  const texts = pages.map(({ page, markdown }) => {
    const source = format(getLlmsMessages(locale).source, { url: toAbsoluteUrl(getPagePath(page)) });
    return markdown.trim().replace(/^# .*$/m, (title) => `${title}\n\n${source}`);
  });
  return `${[`${buildTitle(locale)}\n\n${buildInstructions(locale)}`, ...texts].join('\n\n---\n\n')}\n`;
}
