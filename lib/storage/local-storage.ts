const warned = new Set<string>();

/** Logs what is wrong with the reader's storage, once. */
export function warnOnce(message: string, ...details: unknown[]): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(message, ...details);
}

/** Reads what the reader's browser keeps under a key; `null` where there is nothing, or where storage is blocked. */
export function readStored(key: string): string | null {
  return attempt(() => window.localStorage.getItem(key)) ?? null;
}

/** Keeps a value in the reader's browser. Where storage is blocked or full nothing happens, but one warning is logged. */
export function writeStored(key: string, value: string): void {
  attempt(() => window.localStorage.setItem(key, value));
}

/**
 * Whether a key could hold a text of some length. Where storage is blocked altogether there is said to be room, as nothing is
 * kept there in any case; where it is full, one warning is logged.
 */
export function hasRoomFor(characters: number): boolean {
  const key = 'room-needed';
  try {
    window.localStorage.setItem(key, '');
  } catch {
    return true;
  }
  try {
    window.localStorage.setItem(key, '.'.repeat(characters));
    return true;
  } catch (error) {
    warnOnce('The browser has no room left for what this site stores:', error);
    return false;
  } finally {
    window.localStorage.removeItem(key);
  }
}

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch (error) {
    warnOnce('The browser does not let this site store anything:', error);
    return undefined;
  }
}
