import type { SearchRecord } from '../types';

/** How many records there are, in all and of each type: `1256 records (lvl1 169, lvl2 612, content 140)`. */
export function countByType(records: readonly SearchRecord[]): string {
  const counts = new Map<string, number>();
  for (const { type } of records) counts.set(type, (counts.get(type) ?? 0) + 1);
  const parts = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([type, count]) => `${type} ${count}`);
  return `${records.length} records (${parts.join(', ')})`;
}
