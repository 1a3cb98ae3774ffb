import { getBreadcrumbItems } from 'fumadocs-core/breadcrumb';
import { flattenTree } from 'fumadocs-core/page-tree';
import { getSidebarIdOf, getSidebarRow } from '../../config/sidebars';
import { versions } from '../../config/versions';
import { getTextLocale } from '../../content/page-paths';
import { readDocs } from '../../content/read-docs.server';
import type { DocFrontmatter } from '../../content/schemas/doc-frontmatter';
import { filterTree } from '../../content/sidebar';
import type { AsyncApiDocument } from '../../contract/asyncapi-schema';
import { getOperation } from '../../contract/get-operation';
import { loadContract } from '../../contract/load-contract.server';
import type { OpenApiDocument } from '../../contract/openapi-schema';
import type { Locale } from '../../i18n/locales';
import { getMessages } from '../../i18n/messages';
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
      const [top, ...categories] = getBreadcrumbItems(page.url, filterTree(tree, getSidebarRow(area)));
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
