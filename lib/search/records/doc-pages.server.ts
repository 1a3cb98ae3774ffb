import { getBreadcrumbItems } from 'fumadocs-core/breadcrumb';
import { flattenTree } from 'fumadocs-core/page-tree';
import type { AsyncApiDocument } from '../../api-contract/asyncapi-schema';
import { getChannel } from '../../api-contract/get-channel';
import { getOperation } from '../../api-contract/get-operation';
import { loadContract } from '../../api-contract/load-contract.server';
import type { OpenApiDocument } from '../../api-contract/openapi-schema';
import { releases } from '../../changelog/releases';
import { getSidebarIdOf, getSidebarRow } from '../../config/sidebars';
import { versions } from '../../config/versions';
import { readDocs } from '../../content-files/read-docs.server';
import type { Locale } from '../../i18n/locales';
import { getMessages, type Messages } from '../../i18n/messages';
import type { DocFrontmatter } from '../../schemas/doc-frontmatter';
import { filterTree } from '../../source/sidebar';
import { getTextLocale } from '../../source/text-locale';
import { buildChannelSections, buildOperationSections } from './contract-sections';
import { createDraw } from './create-draw';
import { parseSections } from './parse-sections';
import { buildReleaseSections } from './release-sections';
import type { SearchPage } from './search-page';

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
  const draw = createDraw(openapi, locale);

  const order = flattenTree(tree.children).map(({ url }) => url);

  return loader
    .getPages(locale.code)
    .filter(({ data }) => !data.unlisted)
    .sort((a, b) => order.indexOf(a.url) - order.indexOf(b.url))
    .map((page) => {
      const area = getSidebarIdOf(page.slugs);
      const [top, ...categories] = getBreadcrumbItems(page.url, filterTree(tree, getSidebarRow(area)));
      const textLocale = getTextLocale(page.path, locale);
      const { texts: introduction, sections, drawn } = parseSections(bodies.get(page.path) ?? '', draw);
      const changes = drawn.includes('Changelog') ? buildReleaseSections(releases, locale) : [];
      const contract = readContract(page.data, { openapi, asyncapi }, texts.api);
      return {
        url: page.url,
        area,
        group: [texts.docs.sidebars[area], ...(top ? [String(top.name)] : [])].join(' › '),
        categories: categories.map(({ name }) => String(name)),
        title: page.data.title,
        description: page.data.description,
        texts: introduction,
        version: [versions[0].name],
        ...contract,
        sections: [...sections, ...changes, ...contract.sections],
        ...(textLocale !== locale && { textLanguage: textLocale.code }),
      };
    });
}

/** What a page draws from the contract: sections, and the names by which programs know it. */
function readContract(
  { operation: operationId, channel: channelId }: DocFrontmatter,
  { openapi, asyncapi }: Contract,
  texts: Messages['api'],
): Pick<SearchPage, 'sections' | 'codes' | 'method' | 'deprecated'> {
  if (operationId) {
    const operation = getOperation(openapi, operationId);
    const { method, path, isDeprecated } = operation;
    const codes = [operationId, `${method.toUpperCase()} ${path}`];
    const sections = buildOperationSections(openapi, operation, texts);
    return { sections, codes, method, ...(isDeprecated && { deprecated: true }) };
  }
  if (!channelId) return { sections: [], codes: [] };
  const codes = [channelId, asyncapi.channels[channelId]?.address ?? ''];
  return { sections: buildChannelSections(asyncapi, getChannel(asyncapi, channelId), texts), codes };
}
