import type { Root } from 'fumadocs-core/page-tree';
import { listOperations } from '../api-contract/get-operation';
import { getContractEdition, loadContract } from '../api-contract/load-contract.server';
import { loadOnce } from '../build/load-once';
import { getSidebarRow, type SidebarId } from '../config/sidebars';
import type { Locale } from '../i18n/locales';
import { docs } from './docs.server';
import { filterTree, type SidebarItem, toSidebarItems } from './sidebar';

/** One of the three sidebars in one language. */
export interface Sidebar {
  id: SidebarId;
  items: SidebarItem[];
}

const trees = new Map<string, Root>();

/** @throws SiteError for an unknown sidebar */
export function getSidebarTree(id: SidebarId, locale: Locale): Root {
  const key = `${locale.code}:${id}`;
  const tree = trees.get(key) ?? filterTree(docs.getPageTree(locale.code), getSidebarRow(id));
  trees.set(key, tree);
  return tree;
}

const sidebars = new Map<string, Promise<Sidebar>>();

/** @throws SiteError for a link without a target, or a category without items and page */
export function loadSidebar(id: SidebarId, locale: Locale): Promise<Sidebar> {
  const key = `${locale.code}:${id}:${getContractEdition()}`;
  return loadOnce(sidebars, key, () => buildSidebar(id, locale));
}

async function buildSidebar(id: SidebarId, locale: Locale): Promise<Sidebar> {
  const operations = listOperations(await loadContract('openapi', locale));
  const methods = new Map(operations.map((operation) => [operation.id, operation.method]));
  const items = toSidebarItems(getSidebarTree(id, locale).children, (item) => {
    const { unlisted = false, operation = '' } = docs.getNodePage(item, locale.code)?.data ?? {};
    return { isUnlisted: unlisted, method: methods.get(operation) };
  });
  return { id, items };
}
