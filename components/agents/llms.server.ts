import { getPageMarkdown } from '@/components/markdown-pages/page-markdown.server';
import type { Locale } from '@/lib/i18n/locales';
import { loadPageIndex } from '@/lib/pages/page-index.server';
import { buildLlmsFullText, buildLlmsIndex } from './llms';

/** Loads the index of the site for language models. */
export async function loadLlmsIndex(locale: Locale): Promise<string> {
  return buildLlmsIndex([...(await loadPageIndex(locale)).pages.values()], locale);
}

/** Loads the whole documentation as one text. */
export async function loadLlmsFullText(locale: Locale): Promise<string> {
  const { docs } = await loadPageIndex(locale);
  const listed = docs.filter(({ isIndexed }) => isIndexed);
  const texts = await Promise.all(listed.map(async (page) => ({ page, markdown: await getPageMarkdown(page) })));
  return buildLlmsFullText(texts, locale);
}
