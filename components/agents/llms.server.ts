import { getPageMarkdown } from '@/components/markdown-pages/page-markdown.server';
import type { Locale } from '@/lib/i18n/locales';
import { loadSitePages } from '@/lib/pages/catalogue.server';
import { buildFullText, buildIndex } from './llms';

/** The index of the site for language models, in a language. */
export async function loadLlmsIndex(locale: Locale): Promise<string> {
  return buildIndex([...(await loadSitePages(locale)).values()], locale);
}

/** The whole documentation as one text, in a language. */
export async function loadLlmsFullText(locale: Locale): Promise<string> {
  const pages = [...(await loadSitePages(locale)).values()];
  const docs = pages.filter(({ kind, isIndexed }) => isIndexed && (kind === 'guide' || kind === 'reference'));
  const texts = await Promise.all(docs.map(async (page) => ({ page, markdown: await getPageMarkdown(page) })));
  return buildFullText(texts, locale);
}
