import type { SearchRecord } from '../types';
import type { RankedRecord } from './rank';

/** How much of the best record's share of the query a record must hold to be shown. */
const neededShare = 0.4;

/**
 * The order in which records are shown: the best one of each page first, so that readers choose between pages, and then
 * what else the pages hold.
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
