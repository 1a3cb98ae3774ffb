import { existsSync, readFileSync } from 'node:fs';

/**
 * Caches parsed files; `parse` runs again only if the text of a file has changed. Thus each worker of a build parses a file
 * once, and `npm run dev` sees every edit.
 * @returns a function from a path to the parsed file, or to `undefined` if there is no such file
 */
export function createFileCache<Value>(parse: (text: string, file: string) => Value) {
  const known = new Map<string, { text: string; value: Value }>();
  return (file: string): Value | undefined => {
    if (!existsSync(file)) return undefined;
    const text = readFileSync(file, 'utf8');
    const found = known.get(file);
    if (found?.text === text) return found.value;
    const value = parse(text, file);
    known.set(file, { text, value });
    return value;
  };
}
