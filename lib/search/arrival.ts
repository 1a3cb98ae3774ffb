import { readStored, writeStored } from '../storage/local-storage';

/** Where a hit leads, and the words there that matched. */
export interface Arrival {
  /** Path of the page, without the base path and the anchor. */
  path: string;
  words: readonly string[];
}

interface LeftArrival extends Arrival {
  /** When it was left, in milliseconds since 1970. */
  time: number;
}

/** Documents that hits open find their words here, each by its path; the addresses stay as they are. */
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
  writeStored(storageKey, JSON.stringify([...readLeft(), { ...next, time: Date.now() }]));
}

/** Takes what another document left for this path, once. */
export function takeFromOtherDocument(path: string): Arrival | null {
  const all = readLeft();
  const left = all.findLast((other) => other.path === path);
  if (!left) return null;
  writeStored(storageKey, JSON.stringify(all.filter((other) => other !== left)));
  return { path: left.path, words: left.words };
}

/** What was left and may still be looked for. */
function readLeft(): LeftArrival[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isFreshArrival) : [];
  } catch {
    return []; // Something else wrote there.
  }
}

function isFreshArrival(item: unknown): item is LeftArrival {
  if (typeof item !== 'object' || item === null) return false;
  const { path, words, time }: Partial<LeftArrival> = item;
  const isArrival = typeof path === 'string' && Array.isArray(words) && words.every((word) => typeof word === 'string');
  return isArrival && Date.now() - Number(time) < maxAge;
}
