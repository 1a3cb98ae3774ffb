import { httpMethods } from '@/lib/api-contract/http-methods';
import { isObject } from '@/lib/errors/is-object';
import { hasRoomFor, readStored, writeStored } from '@/lib/storage/local-storage';

const lists = ['FAVORITE', 'RECENT'] as const;

/** Characters that both lists can take up when they are full. */
const roomNeeded = 30_000;

/**
 * Makes the browser's storage safe for DocSearch and our hits in it, which trust what is stored. DocSearch also aborts what it is
 * doing when a write fails.
 * @param indexName the name that DocSearch stores searches under
 * @returns whether searches can be kept
 */
export function prepareStoredSearches(indexName: string): boolean {
  for (const list of lists) {
    const key = `__DOCSEARCH_${list}_SEARCHES__${indexName}`;
    const stored = readStored(key);
    const intact = JSON.stringify(getIntactSearches(stored));
    if (stored && stored !== intact) writeStored(key, intact);
  }
  return hasRoomFor(roomNeeded); // Where storage is blocked altogether, DocSearch notices by itself.
}

/** The stored searches that can be shown; anything else in storage is dropped. */
export function getIntactSearches(stored: string | null): unknown[] {
  try {
    const items: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(items) ? items.filter(isSearch) : [];
  } catch {
    return [];
  }
}

function isSearch(item: unknown): boolean {
  if (!isObject(item) || !isObject(item.hierarchy)) return false;
  const { objectID, url, type, hierarchy, method } = item;
  if (method !== undefined && !httpMethods.some((known) => known === method)) return false;
  const texts = [objectID, url, type, hierarchy.lvl0, hierarchy.lvl1, hierarchy[String(type)]];
  return texts.every((text) => typeof text === 'string') && String(url).startsWith('/');
}
