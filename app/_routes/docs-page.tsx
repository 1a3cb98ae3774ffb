import { DocsPage } from '@/components/docs/docs-page';
import { getSidebar, type SidebarId } from '@/lib/config/sidebars';
import { getOperation } from '@/lib/contract/get-operation';
import { loadContract } from '@/lib/contract/load-contract.server';
import { toSiteError } from '@/lib/errors/problem';
import { getLocale } from '@/lib/i18n/locales';
import { getDocPage, loadPageIndex } from '@/lib/pages/page-index.server';
import type { DocPage } from '@/lib/pages/site-page';
import type { LocaleParams } from './locale-params';
import { renderText } from './mdx-text';
import { createPageRoute } from './page-route';

interface DocParams {
  slug: string[];
}

/** Creates the route of one sidebar's pages; `slug` begins below the sidebar's own folder. */
export function createDocsPage(sidebarId: SidebarId) {
  const { folder } = getSidebar(sidebarId);
  const route = createPageRoute(async (locale, { slug }: DocParams) => {
    const page = getDocPage(await loadPageIndex(locale), [...(folder ? [folder] : []), ...slug].join('/'));
    return { page, render: () => renderDoc(page) };
  });
  return {
    ...route,
    async generateStaticParams({ params }: { params: LocaleParams }): Promise<DocParams[]> {
      const { docs } = await loadPageIndex(getLocale(params.lang));
      const sidebarDocs = docs.filter(({ sidebar }) => sidebar === sidebarId);
      return sidebarDocs.map(({ slugs }) => ({ slug: slugs.slice(folder ? 1 : 0) }));
    },
  };
}

async function renderDoc(page: DocPage) {
  const { locale, operation: id, problems } = page;
  if (problems) throw toSiteError(problems);
  const { toc, text } = await renderText(page);
  const operation = id === undefined ? undefined : getOperation(await loadContract('openapi', locale), id);
  return (
    <DocsPage page={page} toc={toc} operation={operation}>
      {text}
    </DocsPage>
  );
}
