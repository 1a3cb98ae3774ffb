import { getPagePath, hasMarkdown, toMarkdownPath } from '@/lib/site-pages/site-page';
import { getPageMarkdown } from '@/lib/source/page-markdown.server';
import { createPageFiles } from './create-page-files';

/** Pages as Markdown. The build moves them beside the pages. */
export const pageMarkdown = createPageFiles(
  (page) => (hasMarkdown(page) ? toMarkdownPath(getPagePath(page)).slice(1) : undefined),
  async (page) =>
    new Response(await getPageMarkdown(page), { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } }),
);
