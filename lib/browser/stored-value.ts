/** A value that the reader's browser stores under a key, the same in all tabs of the site. */
export interface StoredValue<Value extends string> {
  /** @returns `null` if nothing is stored, or nothing valid */
  get: () => Value | null;
  /** If storage is blocked or full, the value lasts until the page is left. */
  set: (value: Value) => void;
  /**
   * Calls `listener` when the value changes, here or in another tab.
   * @returns a function that ends the subscription
   */
  subscribe: (listener: () => void) => () => void;
}

/** Values by key; `isValid` of each tells its type. */
const values = new Map<string, unknown>();

/**
 * Returns the value under a key that comes with the page. It is created once, so that all who ask for it share its listeners.
 * @param isValid the schema of the value, the same whenever the key is asked for
 */
export function getStoredValue<Value extends string>(
  key: string,
  isValid: (text: string) => text is Value,
): StoredValue<Value> {
  const known = values.get(key) as StoredValue<Value> | undefined;
  const value = known ?? createStoredValue(key, isValid);
  values.set(key, value);
  return value;
}

/**
 * Creates the value under a key that the code names, once for a document.
 * @param isValid the schema of the value. Any other text counts as not stored, and is logged once as a warning
 */
export function createStoredValue<Value extends string>(
  key: string,
  isValid: (text: string) => text is Value,
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let current: Value | null | undefined; // `undefined` until it is first read.

  function read(): Value | null {
    const text = readStored(key);
    if (text === null || isValid(text)) return text;
    warnOnce(`The stored value of "${key}" is not valid, so it is ignored: ${JSON.stringify(text)}`);
    return null;
  }

  function update(next: Value | null): void {
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener();
  }

  if (typeof window !== 'undefined') {
    // An event without a key means that storage was cleared. A page restored from the back/forward cache has missed events.
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

const warned = new Set<string>();

/** Logs a problem with the reader's storage once. */
function warnOnce(message: string, ...details: unknown[]): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(message, ...details);
}

/** Local storage lasts, session storage ends with the tab. */
type StorageName = 'localStorage' | 'sessionStorage';

/** Reads the text that the reader's browser stores under a key; `null` if there is none, or if storage is blocked. */
export function readStored(key: string, storage: StorageName = 'localStorage'): string | null {
  return tryStorage(() => window[storage].getItem(key)) ?? null;
}

/** Stores a value in the reader's browser. If storage is blocked or full, nothing is stored and one warning is logged. */
export function writeStored(key: string, value: string, storage: StorageName = 'localStorage'): void {
  tryStorage(() => window[storage].setItem(key, value));
}

/** Removes the text that the reader's browser stores under a key. */
export function removeStored(key: string, storage: StorageName): void {
  tryStorage(() => window[storage].removeItem(key));
}

function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch (error) {
    warnOnce('The browser does not let this site store anything:', error);
    return undefined;
  }
}
