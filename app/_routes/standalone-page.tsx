import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/page/page-header';
import { PlainArticle } from '@/components/page/plain-article';
import { getStandalonePage } from '@/lib/pages/standalone-pages.server';
import { renderMdxText } from './mdx-text';
import { createPageRoute } from './page-route';

/** Makes the route of one page of `content/pages`. */
export function createStandalonePage(slug: string) {
  return createPageRoute((locale) => {
    // The route is there while the page is a draft, which is left out of a build.
    const page = getStandalonePage(slug, locale) ?? notFound();
    const { data, path, url } = page;
    return {
      path: `/${slug}`,
      render: () => (
        <PlainArticle
          locale={locale}
          file={`content/pages/${path}`}
          url={url}
          toc={data.toc}
          header={<PageHeader title={data.title} description={data.description} />}
        >
          {renderMdxText(page, locale)}
        </PlainArticle>
      ),
    };
  });
}
