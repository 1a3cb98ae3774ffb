import type { Metadata } from 'next';
import { DocsPage } from '@/components/docs/docs-page';
import { getMdxComponents } from '@/components/mdx/mdx-components';
import { getSidebarRow, type SidebarId } from '@/lib/config/sidebars';
import { docs, getDocPages } from '@/lib/content/docs.server';
import { getPageById } from '@/lib/content/docs-loader';
import { getTextLocale } from '@/lib/content/page-paths';
import { assertFrontmatter } from '@/lib/content/read-docs.server';
import { getOperation } from '@/lib/contract/get-operation';
import { loadContract } from '@/lib/contract/load-contract.server';
import { getLocale, type Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/paths';
import { DescribedPage, loadMetadata } from './described-page';
import type { LocaleParams, RouteProps } from './locale-params';

interface DocParams {
  slug: string[];
}

type DocRouteProps = RouteProps<DocParams>;

/** Makes the route of one sidebar's pages; `slug` begins below the sidebar's own folder. */
export function createDocsPage(sidebarId: SidebarId) {
  const { folder } = getSidebarRow(sidebarId);

  async function getPageOf({ params }: DocRouteProps) {
    const { lang, slug } = await params;
    const locale: Locale = getLocale(lang);
    const page = getPageById(docs, [...(folder ? [folder] : []), ...slug].join('/'), locale);
    return { locale, page, path: splitLocale(page.url).path };
  }

  async function Page(props: DocRouteProps) {
    const { locale, page, path } = await getPageOf(props);
    if (process.env.NODE_ENV === 'development') assertFrontmatter(page.path);
    const { body: Body, toc } = await page.data.load();
    const textLocale = getTextLocale(page.path, locale);
    return (
      <DescribedPage path={path} locale={locale}>
        <DocsPage page={page} locale={locale} toc={toc} operation={await loadOperation(page.data.operation, locale)}>
          <Body components={getMdxComponents({ path, locale, textLocale })} />
        </DocsPage>
      </DescribedPage>
    );
  }

  async function generateMetadata(props: DocRouteProps): Promise<Metadata> {
    const { locale, path } = await getPageOf(props);
    return loadMetadata(path, locale);
  }

  function generateStaticParams({ params }: { params: LocaleParams }): DocParams[] {
    return getDocPages(getLocale(params.lang), sidebarId).map(({ slugs }) => ({ slug: slugs.slice(folder ? 1 : 0) }));
  }

  return { Page, generateMetadata, generateStaticParams };
}

async function loadOperation(id: string | undefined, locale: Locale) {
  return id === undefined ? undefined : getOperation(await loadContract('openapi', locale), id);
}
