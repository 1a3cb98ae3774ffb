import { frontmatter } from 'fumadocs-core/content/md/frontmatter';
import { createBuildCache, getOrCompute } from '../build/build-cache.server';
import { withBasePath } from '../config/base-path';
import { toPageMarkdown } from '../content/page-markdown';
import { format } from '../i18n/format';
import type { Locale } from '../i18n/locales';
import { getMessages } from '../i18n/messages';
import { localizeLink, splitLocale } from '../i18n/paths';
import { getTranslationStatus } from '../translations/get-translation-status.server';
import { toStaleMarkdown } from '../translations/stale-markdown';
import { getTextLocale } from './text-locale';

/** A page with a file of its own, as the collections provide it. */
export interface WrittenPage {
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

/** A page as Markdown: its text, and what it draws from the contract and from data in full. */
export async function getFileMarkdown(page: WrittenPage, options: FileMarkdownOptions): Promise<string> {
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
  const toUrl = (href: string) => withBasePath(localizeLink(href, locale));
  const { operation, channel } = data;
  const { content } = frontmatter(text);
  const body = await toPageMarkdown(content, { locale: getTextLocale(path, locale), operation, channel }, toUrl);
  return `${[`# ${data.title}`, ...notes, data.description, body].join('\n\n')}\n`;
}

/** The notice of a stale translation; empty for any other page. */
function getStaleLine(file: string, url: string, locale: Locale): string {
  const status = getTranslationStatus(file, locale);
  if (status.kind !== 'stale') return '';
  const sourceUrl = withBasePath(splitLocale(url).path);
  return toStaleMarkdown(status.changes, sourceUrl, getMessages(locale).stale);
}
