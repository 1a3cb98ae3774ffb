import { LocalizedArticle } from '@/components/layout/localized-article';
import { PageHeader } from '@/components/layout/page-header';
import { getStandalonePage } from '@/lib/source/pages.server';
import { createMdxPage } from './mdx-page';

/** Makes the route of one page of `content/pages`. */
export function createStandalonePage(slug: string) {
  return createMdxPage({
    slug,
    getEntry: getStandalonePage,
    render: ({ data, path, url }, locale, text) => (
      <div className="mx-auto max-w-3xl px-4 py-12 sm:px-8">
        <LocalizedArticle locale={locale} file={`content/pages/${path}`} url={url}>
          <PageHeader title={data.title} description={data.description} />
          <div className="prose">{text}</div>
        </LocalizedArticle>
      </div>
    ),
  });
}
