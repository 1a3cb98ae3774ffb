import { PageHeader } from '@/components/layout/page-header';
import { PlainArticle } from '@/components/layout/plain-article';
import { getStandalonePage } from '@/lib/source/pages.server';
import { createMdxPage } from './mdx-page';

/** Makes the route of one page of `content/pages`. */
export function createStandalonePage(slug: string) {
  return createMdxPage({
    slug,
    getEntry: getStandalonePage,
    render: ({ data, path, url }, locale, text) => (
      <PlainArticle
        locale={locale}
        file={`content/pages/${path}`}
        url={url}
        toc={data.toc}
        header={<PageHeader title={data.title} description={data.description} />}
      >
        {text}
      </PlainArticle>
    ),
  });
}
