import type { Root } from 'fumadocs-core/page-tree';
import { toShortHash } from '@/lib/cache/short-hash.server';
import { sidebars } from '@/lib/config/sidebars';
import type { Locale } from '@/lib/i18n/locales';
import { loadSidebar } from '@/lib/pages/page-index.server';
import { shortenSidebar } from '@/lib/pages/sidebar';

/** Returns the path of the file with a whole sidebar, which contains a hash, as pages of an older build may ask for an older one. */
export function toSidebarPath(tree: Root): string {
  return `/sidebar/${toShortHash(JSON.stringify(tree))}.json`;
}

/** Lists the files of the sidebars that pages carry in a shortened form. */
export async function listSidebarFiles(locale: Locale): Promise<[path: string, load: () => string][]> {
  const trees = await Promise.all(sidebars.map(({ id }) => loadSidebar(id, locale)));
  return trees
    .filter((tree) => shortenSidebar(tree) !== tree)
    .map((tree) => [toSidebarPath(tree), () => JSON.stringify(tree)]);
}
