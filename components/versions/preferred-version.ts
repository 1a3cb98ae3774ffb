import { getStoredValue } from '@/lib/browser/stored-value';

/** Local storage key for the version of the documentation that the reader prefers; there is one set of docs, `default`. */
export const preferredVersionKey = 'docs-preferred-version-default';

/**
 * Records which version of the documentation is read.
 * @param names all existing versions; a stored one that is not among them is ignored
 */
export function rememberVersion(name: string, names: readonly string[]): void {
  const stored = getStoredValue(preferredVersionKey, (text): text is string => names.includes(text));
  if (stored.get() !== name) stored.set(name);
}
