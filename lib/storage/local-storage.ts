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

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch (error) {
    warnOnce('The browser does not let this site store anything:', error);
    return undefined;
  }
}
