import { getStoredValue } from './stored-value';

/** Key of local storage for the version of the documentation that the reader reads; there is one set of docs, `default`. */
export const preferredVersionKey = 'docs-preferred-version-default';

/**
 * Notes which version of the documentation is read.
 * @param names every version that there is; a stored one that is none of them counts as nothing
 */
export function rememberVersion(name: string, names: readonly string[]): void {
  const stored = getStoredValue(preferredVersionKey, (text): text is string => names.includes(text));
  if (stored.get() !== name) stored.set(name);
}
