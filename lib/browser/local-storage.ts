const warned = new Set<string>();

/** Logs what is wrong with the reader's storage, once. */
export function warnOnce(message: string, ...details: unknown[]): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(message, ...details);
}

/** Reads what the reader's browser stores under a key; `null` if there is nothing, or if storage is blocked. */
export function readStored(key: string): string | null {
  return attempt(() => window.localStorage.getItem(key)) ?? null;
}

/** Stores a value in the reader's browser. If storage is blocked or full, nothing is stored and one warning is logged. */
export function writeStored(key: string, value: string): void {
  attempt(() => window.localStorage.setItem(key, value));
}

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch (error) {
    warnOnce('The browser does not let this site store anything:', error);
    return undefined;
  }
}
