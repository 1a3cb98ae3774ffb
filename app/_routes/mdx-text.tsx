import { getMdxComponents } from '@/components/mdx/mdx-components';
import { loadCompiledPage } from '@/lib/pages/compiled-pages.server';
import type { WrittenPage } from '@/lib/pages/site-page';

/** Renders the text of a page, and lists its headings. */
export async function renderText({ file, path, locale, textLocale }: WrittenPage) {
  const { body: Body, toc } = await loadCompiledPage(file);
  return { toc, text: <Body components={getMdxComponents({ path, locale, textLocale })} /> };
}
