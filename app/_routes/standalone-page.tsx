import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/layout/page-header';
import { PlainArticle } from '@/components/layout/plain-article';
import { getStandalonePage } from '@/lib/content/pages.server';
import { DescribedPage, loadMetadata } from './described-page';
import { getRouteLocale, type RouteProps } from './locale-params';
import { renderMdxText } from './mdx-text';

/** Makes the route of one page of `content/pages`. */
export function createStandalonePage(slug: string) {
  async function read(props: RouteProps) {
    const locale = await getRouteLocale(props);
    // The route is there while the page is a draft, which is left out of a build.
    return { locale, page: getStandalonePage(slug, locale) ?? notFound() };
  }

  return {
    async Page(props: RouteProps) {
      const { locale, page } = await read(props);
      const { data, path, url } = page;
      return (
        <DescribedPage path={`/${slug}`} locale={locale}>
          <PlainArticle
            locale={locale}
            file={`content/pages/${path}`}
            url={url}
            toc={data.toc}
            header={<PageHeader title={data.title} description={data.description} />}
          >
            {renderMdxText(page, locale)}
          </PlainArticle>
        </DescribedPage>
      );
    },
    async generateMetadata(props: RouteProps): Promise<Metadata> {
      const { locale } = await read(props);
      return loadMetadata(`/${slug}`, locale);
    },
  };
}
