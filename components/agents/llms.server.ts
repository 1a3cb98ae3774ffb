import { getPageMarkdown } from '@/components/markdown-pages/page-markdown.server';
import type { Locale } from '@/lib/i18n/locales';
import { loadPageIndex } from '@/lib/pages/page-index.server';
import { buildFullText, buildIndex } from './llms';

/** The index of the site for language models, in a language. */
export async function loadLlmsIndex(locale: Locale): Promise<string> {
  return buildIndex([...(await loadPageIndex(locale)).pages.values()], locale);
}

/** The whole documentation as one text, in a language. */
export async function loadLlmsFullText(locale: Locale): Promise<string> {
  const { docs } = await loadPageIndex(locale);
  const listed = docs.filter(({ isIndexed }) => isIndexed);
  const texts = await Promise.all(listed.map(async (page) => ({ page, markdown: await getPageMarkdown(page) })));
  return buildFullText(texts, locale);
}
