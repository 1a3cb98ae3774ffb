import { getBreadcrumbItems } from 'fumadocs-core/breadcrumb';
import { flattenTree } from 'fumadocs-core/page-tree';
import { getSidebar, getSidebarIdOf } from '@/lib/config/sidebars';
import { versions } from '@/lib/config/versions';
import type { AsyncApiDocument } from '@/lib/contract/asyncapi-schema';
import { getOperation } from '@/lib/contract/get-operation';
import { loadContract } from '@/lib/contract/load-contract.server';
import type { OpenApiDocument } from '@/lib/contract/openapi-schema';
import { getTextLocale } from '@/lib/i18n/file-locale';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { readDocs } from '@/lib/pages/read-docs.server';
import type { DocFrontmatter } from '@/lib/pages/schemas/doc-frontmatter';
import { filterTree } from '@/lib/pages/sidebar';
import type { SearchPage } from './build-records';
import { parseSections } from './parse-sections';

interface Contract {
  openapi: OpenApiDocument;
  asyncapi: AsyncApiDocument;
}

/** The pages of the documentation that search shows in a language, in the order of the sidebars. */
export async function loadDocPages(locale: Locale, folder = 'content/docs'): Promise<SearchPage[]> {
  const { loader, pages } = readDocs(folder);
  const bodies = new Map(pages.map(({ file, body }) => [file.path, body]));
  const [openapi, asyncapi] = [await loadContract('openapi', locale), await loadContract('asyncapi', locale)];
  const texts = getMessages(locale);
  const tree = loader.getPageTree(locale.code);
  const order = flattenTree(tree.children).map(({ url }) => url);

  const listed = loader
    .getPages(locale.code)
    .filter(({ data }) => !data.unlisted)
    .sort((a, b) => order.indexOf(a.url) - order.indexOf(b.url));
  return Promise.all(
    listed.map(async (page) => {
      const area = getSidebarIdOf(page.slugs);
      const [top, ...categories] = getBreadcrumbItems(page.url, filterTree(tree, getSidebar(area)));
      const textLocale = getTextLocale(page.path, locale);
      const { operation, channel } = page.data;
      const body = bodies.get(page.path) ?? '';
      return {
        url: page.url,
        area,
        group: [texts.docs.sidebars[area], ...(top ? [String(top.name)] : [])].join(' › '),
        categories: categories.map(({ name }) => String(name)),
        title: page.data.title,
        description: page.data.description,
        sections: await parseSections(body, { locale: textLocale, operation, channel }),
        ...getCodes(page.data, { openapi, asyncapi }),
        version: [versions[0].name],
        ...(textLocale !== locale && { textLanguage: textLocale.code }),
      };
    }),
  );
}

/** The names by which programs know what a page documents. */
function getCodes(
  { operation: operationId, channel }: DocFrontmatter,
  { openapi, asyncapi }: Contract,
): Pick<SearchPage, 'codes' | 'method' | 'deprecated'> {
  if (operationId) {
    const { method, path, isDeprecated } = getOperation(openapi, operationId);
    const codes = [operationId, `${method.toUpperCase()} ${path}`];
    return { codes, method, ...(isDeprecated && { deprecated: true }) };
  }
  return channel ? { codes: [channel, asyncapi.channels[channel]?.address ?? ''] } : {};
}
