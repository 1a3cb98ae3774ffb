import { readStored, warnOnce, writeStored } from './local-storage';

/** A value that the reader's browser keeps under a key, the same in all tabs of the site. */
export interface StoredValue<Value extends string> {
  /** @returns `null` where nothing is stored, or nothing valid */
  get: () => Value | null;
  /** Where storage is blocked or full, the value holds until the page is left. */
  set: (value: Value) => void;
  /**
   * Calls `listener` when the value changes, here or in another tab.
   * @returns a function that ends the subscription
   */
  subscribe: (listener: () => void) => () => void;
}

const values = new Map<string, StoredValue<string>>();

/**
 * The value under a key of local storage.
 * @param isValid the schema of the value: whether a text is one. Anything else counts as not stored, and is warned of once
 */
export function getStoredValue<Value extends string>(
  key: string,
  isValid: (text: string) => text is Value,
): StoredValue<Value> {
  const known = values.get(key);
  if (known) return known as unknown as StoredValue<Value>; // A key has one schema.
  const value = createStoredValue(key, isValid);
  values.set(key, value as unknown as StoredValue<string>);
  return value;
}

function createStoredValue<Value extends string>(
  key: string,
  isValid: (text: string) => text is Value,
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let current: Value | null | undefined; // `undefined` until it is first asked for.

  function read(): Value | null {
    const text = readStored(key);
    if (text === null || isValid(text)) return text;
    warnOnce(`What the browser stores under "${key}" is not valid, so it counts as nothing: ${JSON.stringify(text)}`);
    return null;
  }

  function update(next: Value | null): void {
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener();
  }

  if (typeof window !== 'undefined') {
    // An event without a key says that all was cleared. A page that the browser kept for "Back" has missed the events.
    window.addEventListener('storage', (event) => [key, null].includes(event.key) && update(read()));
    window.addEventListener('pageshow', (event) => event.persisted && update(read()));
  }

  return {
    get: () => {
      if (current === undefined) current = read();
      return current;
    },
    set: (value) => {
      writeStored(key, value);
      update(value);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
