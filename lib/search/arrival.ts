import { readStored, writeStored } from '../storage/local-storage';

/** Where a hit leads, and the words there that matched. */
export interface Arrival {
  /** Path of the page, without the base path and the anchor. */
  path: string;
  words: readonly string[];
}

/** A document that a hit opens finds its words here; the address stays as it is. */
const storageKey = 'search-arrival';
/** Milliseconds after which no page can be the one that was opened. */
const maxAge = 60_000;

let current: Arrival | null = null;
const listeners = new Set<() => void>();

/** The page that the reader goes to from a search, in this document. */
export const arrival = {
  get: () => current,
  set(next: Arrival | null) {
    current = next;
    for (const listener of listeners) listener();
  },
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Leaves an arrival for a document that is about to be loaded, such as a new tab. */
export function leaveForNewDocument(next: Arrival): void {
  writeStored(storageKey, JSON.stringify({ ...next, time: Date.now() }));
}

/** Takes what another document left for this path, once. */
export function takeFromOtherDocument(path: string): Arrival | null {
  const stored = readStored(storageKey);
  if (!stored) return null;
  const left = parseLeft(stored);
  if (left && left.path !== path) return null;
  writeStored(storageKey, '');
  return left && { path: left.path, words: left.words };
}

function parseLeft(stored: string): Arrival | null {
  try {
    const { path, words, time } = JSON.parse(stored);
    const isFresh = Date.now() - time < maxAge;
    const isArrival =
      typeof path === 'string' && Array.isArray(words) && words.every((word) => typeof word === 'string');
    return isFresh && isArrival ? { path, words } : null;
  } catch {
    return null; // Something else wrote there.
  }
}
