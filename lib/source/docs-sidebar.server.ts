import type { Root } from 'fumadocs-core/page-tree';
import { getSidebarRow, type SidebarId } from '../config/sidebars';
import type { Locale } from '../i18n/locales';
import { docs } from './docs.server';
import { filterTree, type SidebarItem, toSidebarItems } from './sidebar';

/** One of the three sidebars in one language. */
export interface Sidebar {
  id: SidebarId;
  tree: Root;
  items: SidebarItem[];
}

const cache = new Map<string, Sidebar>();

/** @throws SiteError for an unknown sidebar, and for an item that leads nowhere */
export function getSidebar(id: SidebarId, locale: Locale): Sidebar {
  const key = `${locale.code}:${id}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const tree = filterTree(docs.getPageTree(locale.code), getSidebarRow(id));
  const isUnlisted = (item: Parameters<typeof docs.getNodePage>[0]) =>
    docs.getNodePage(item, locale.code)?.data.unlisted ?? false;
  const sidebar = { id, tree, items: toSidebarItems(tree.children, isUnlisted) };
  cache.set(key, sidebar);
  return sidebar;
}
