import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/page/page-header';
import { PlainArticle } from '@/components/page/plain-article';
import { loadPageIndex } from '@/lib/pages/page-index.server';
import type { WrittenPage } from '@/lib/pages/site-page';
import { renderText } from './mdx-text';
import { createPageRoute } from './page-route';

/** Creates the route of one page of `content/pages`. */
export function createStandalonePage(slug: string) {
  return createPageRoute(async (locale) => {
    const { standalone } = await loadPageIndex(locale);
    // The route is there while the page is a draft, which is left out of a build.
    const page = standalone.find(({ path }) => path === `/${slug}`) ?? notFound();
    return { page, render: () => renderStandalone(page) };
  });
}

async function renderStandalone(page: WrittenPage) {
  const { toc, text } = await renderText(page);
  return (
    <PlainArticle page={page} toc={toc} header={<PageHeader title={page.title} description={page.description} />}>
      {text}
    </PlainArticle>
  );
}
