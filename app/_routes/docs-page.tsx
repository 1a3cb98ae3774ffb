import { DocsPage } from '@/components/docs/docs-page';
import { getMdxComponents } from '@/components/mdx/mdx-components';
import { getSidebar, type SidebarId } from '@/lib/config/sidebars';
import { getOperation } from '@/lib/contract/get-operation';
import { loadContract } from '@/lib/contract/load-contract.server';
import { getTextLocale } from '@/lib/i18n/file-locale';
import { getLocale, type Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/paths';
import { type DocPage, docs, getDocPages } from '@/lib/pages/docs.server';
import { getPageById } from '@/lib/pages/docs-loader';
import { assertFrontmatter } from '@/lib/pages/read-docs.server';
import type { LocaleParams } from './locale-params';
import { createPageRoute } from './page-route';

interface DocParams {
  slug: string[];
}

/** Makes the route of one sidebar's pages; `slug` begins below the sidebar's own folder. */
export function createDocsPage(sidebarId: SidebarId) {
  const { folder } = getSidebar(sidebarId);
  const route = createPageRoute((locale, { slug }: DocParams) => {
    const page = getPageById(docs, [...(folder ? [folder] : []), ...slug].join('/'), locale);
    const { path } = splitLocale(page.url);
    return { path, render: () => renderDoc(page, path, locale) };
  });
  return {
    ...route,
    generateStaticParams: ({ params }: { params: LocaleParams }): DocParams[] =>
      getDocPages(getLocale(params.lang), sidebarId).map(({ slugs }) => ({ slug: slugs.slice(folder ? 1 : 0) })),
  };
}

async function renderDoc(page: DocPage, path: string, locale: Locale) {
  if (process.env.NODE_ENV === 'development') assertFrontmatter(page.path);
  const { body: Body, toc } = await page.data.load();
  const { operation: id } = page.data;
  const operation = id === undefined ? undefined : getOperation(await loadContract('openapi', locale), id);
  return (
    <DocsPage page={page} locale={locale} toc={toc} operation={operation}>
      <Body components={getMdxComponents({ path, locale, textLocale: getTextLocale(page.path, locale) })} />
    </DocsPage>
  );
}
