import { SiteError } from '../errors/site-error';
import { findNearest, toList } from '../text/nearest';

/** A sidebar owns one top-level folder of `content/docs`; the one without a folder owns the rest. */
export const sidebars = [
  { id: 'docs', folder: null, entry: '/docs/get-started/overview' },
  { id: 'api', folder: 'api', entry: '/docs/api/introduction' },
  { id: 'virtualAgent', folder: 'virtual-agent', entry: '/docs/virtual-agent/get-started/overview' },
] as const;

export type SidebarConfig = (typeof sidebars)[number];
export type SidebarId = SidebarConfig['id'];

/**
 * @param where what names the sidebar, for errors
 * @throws SiteError listing the existing sidebars, for an unknown id
 */
export function getSidebar(id: string, where?: string): SidebarConfig {
  const sidebar = sidebars.find((one) => one.id === id);
  if (sidebar) return sidebar;
  const ids = sidebars.map((sidebar) => sidebar.id);
  throw new SiteError(
    `${where ? `${where}: ` : ''}Unknown sidebar "${id}".`,
    `Did you mean "${findNearest(id, ids, 1)[0]}"? The sidebars are: ${toList(ids)}.`,
  );
}

/** The sidebar that a page belongs to, from its slugs: `['api', 'ocr']` → `api`. */
export function getSidebarIdOf(slugs: readonly string[]): SidebarId {
  return sidebars.find(({ folder }) => folder !== null && folder === slugs[0])?.id ?? 'docs';
}
