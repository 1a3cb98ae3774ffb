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
 * @param where source of the id, as errors name it
 * @throws SiteError listing the existing sidebars, for an unknown id
 */
export function getSidebar(id: string, where?: string): SidebarConfig {
  const sidebar = sidebars.find((candidate) => candidate.id === id);
  if (sidebar) return sidebar;
  const ids = sidebars.map((sidebar) => sidebar.id);
  throw new SiteError(
    `${where ? `${where}: ` : ''}Unknown sidebar "${id}".`,
    `Did you mean "${findNearest(id, ids, 1)[0]}"? The sidebars are: ${toList(ids)}.`,
  );
}

/** Returns the sidebar that a page belongs to, by its slugs: `['api', 'ocr']` → `api`. */
export function getSidebarId(slugs: readonly string[]): SidebarId {
  return sidebars.find(({ folder }) => folder !== null && folder === slugs[0])?.id ?? 'docs';
}
