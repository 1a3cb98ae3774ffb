import { readStored, writeStored } from './local-storage';

/** A choice that all blocks with the same key share, on this page and on later ones. */
export interface RememberedChoice {
  get: () => string | null;
  set: (value: string) => void;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

const choices = new Map<string, RememberedChoice>();

/** The choice that is kept under a key of local storage. */
export function getRememberedChoice(key: string): RememberedChoice {
  const known = choices.get(key);
  if (known) return known;
  const choice = createRememberedChoice(key);
  choices.set(key, choice);
  return choice;
}

function createRememberedChoice(key: string): RememberedChoice {
  const listeners = new Set<() => void>();
  let value: string | null | undefined;
  return {
    get: () => (value ??= readStored(key)),
    set: (next) => {
      value = next;
      writeStored(key, next);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
