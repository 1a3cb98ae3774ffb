import { hasRoomFor, readStored, writeStored } from '@/lib/storage/local-storage';

const lists = ['FAVORITE', 'RECENT'] as const;

/** Characters that both lists can take when they are full. */
const roomNeeded = 30_000;

/**
 * Puts the browser's storage into a state that DocSearch can live with: it trusts what it reads there, and breaks off
 * what it is doing when a write fails.
 * @param indexName the name that DocSearch keeps searches under
 * @returns whether searches can be kept
 */
export function prepareStoredSearches(indexName: string): boolean {
  for (const list of lists) {
    const key = `__DOCSEARCH_${list}_SEARCHES__${indexName}`;
    const stored = readStored(key);
    const intact = JSON.stringify(getIntactSearches(stored));
    if (stored && stored !== intact) writeStored(key, intact);
  }
  return hasRoomFor(roomNeeded); // Where nothing at all can be written DocSearch notices by itself.
}

/** The searches that can be shown of what is stored, whatever else is there. */
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
  const { objectID, url, type, hierarchy } = item;
  const texts = [objectID, url, type, hierarchy.lvl0, hierarchy.lvl1, hierarchy[String(type)]];
  return texts.every((text) => typeof text === 'string') && String(url).startsWith('/');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
