let hasWarned = false;

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
    if (!hasWarned) console.warn('The browser does not let this site store anything:', error);
    hasWarned = true;
    return undefined;
  }
}
