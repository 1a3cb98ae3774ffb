import { isObject } from '../errors/is-object';
import { readStored, writeStored } from '../storage/local-storage';

/** Where a hit leads, and the words there that matched. */
export interface Arrival {
  /** Path of the page, without the base path and the anchor. */
  path: string;
  words: readonly string[];
}

interface StoredArrival extends Arrival {
  /** When it was stored, in milliseconds since 1970. */
  time: number;
}

/** Under this key, documents that hits open find their words by path, so that addresses need not carry them. */
const storageKey = 'search-arrival';
/** Milliseconds after which an entry no longer belongs to a page that is just being opened. */
const maxAge = 60_000;

let current: Arrival | null = null;
const listeners = new Set<() => void>();

/** The page that the reader opens from a search, within this document. */
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

/** Stores an arrival for a document that is about to be loaded, such as in a new tab. */
export function storeArrival(next: Arrival): void {
  writeStored(storageKey, JSON.stringify([...readStoredArrivals(), { ...next, time: Date.now() }]));
}

/** Takes the arrival that another document stored for this path; it can be taken once. */
export function takeStoredArrival(path: string): Arrival | null {
  const all = readStoredArrivals();
  const left = all.findLast((other) => other.path === path);
  if (!left) return null;
  writeStored(storageKey, JSON.stringify(all.filter((other) => other !== left)));
  return { path: left.path, words: left.words };
}

/** The stored arrivals that have not expired. */
function readStoredArrivals(): StoredArrival[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isFreshArrival) : [];
  } catch {
    return []; // Something else wrote under this key.
  }
}

function isFreshArrival(item: unknown): item is StoredArrival {
  if (!isObject(item)) return false;
  const { path, words, time } = item;
  const isArrival = typeof path === 'string' && Array.isArray(words) && words.every((word) => typeof word === 'string');
  return isArrival && Date.now() - Number(time) < maxAge;
}
