import type { SearchRecord } from '../types';
import type { RankedRecord } from './rank';

/** The coverage that a record needs to be shown, as a share of the highest coverage. */
const neededShare = 0.25;

/**
 * Puts records in the order in which they are shown: the best one of each page first, so that readers choose between pages,
 * followed by the others.
 */
export function arrangeRecords(found: readonly RankedRecord[]): SearchRecord[] {
  const most = Math.max(...found.map(({ coverage }) => coverage));
  const kept = found.filter(({ coverage }) => coverage >= neededShare * most);
  const pages = new Set<string>();
  const isFirstOfPage = ({ indexed: { page } }: RankedRecord) => !pages.has(page) && pages.add(page);
  const firsts = kept.filter(isFirstOfPage);
  const others = kept.filter((ranked) => !firsts.includes(ranked));
  return [...firsts, ...others].map(({ indexed }) => indexed.record);
}
