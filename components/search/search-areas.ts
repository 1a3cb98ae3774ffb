import { sidebars } from '@/lib/config/sidebars';
import type { SearchArea } from '@/lib/search/types';

/** Parts of the site that results can be narrowed to, in the order in which they are offered. */
export const searchAreas: readonly SearchArea[] = [...sidebars.map(({ id }) => id), 'blog', 'pages'];

/** The area named in an address, or `null` if there is no such area. */
export function parseArea(name: string | null): SearchArea | null {
  return searchAreas.find((area) => area === name) ?? null;
}
