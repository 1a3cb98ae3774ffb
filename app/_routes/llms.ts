import { buildFullText } from '@/lib/llms/build-full-text';
import { buildIndex } from '@/lib/llms/build-index';
import { getPageMarkdown } from '@/lib/source/page-markdown.server';
import { loadSitePages } from '@/lib/source/site-pages.server';
import { getRouteLocale, type HandlerProps } from './locale-params';

function answer(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

/** `llms.txt`: the index of the site for language models, in a language. */
export const llmsIndex = {
  async GET(_request: Request, props: HandlerProps): Promise<Response> {
    const locale = await getRouteLocale(props);
    return answer(buildIndex([...(await loadSitePages(locale)).values()], locale));
  },
};

/** `llms-full.txt`: the whole documentation as one text, in a language. */
export const llmsFullText = {
  async GET(_request: Request, props: HandlerProps): Promise<Response> {
    const locale = await getRouteLocale(props);
    const pages = [...(await loadSitePages(locale)).values()];
    const docs = pages.filter(({ kind, isIndexed }) => isIndexed && (kind === 'guide' || kind === 'reference'));
    const texts = await Promise.all(docs.map(async (page) => ({ page, markdown: await getPageMarkdown(page) })));
    return answer(buildFullText(texts, locale));
  },
};
