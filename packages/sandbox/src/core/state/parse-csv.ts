import { isFile } from '../json';

/**
 * Parses a file of comma-separated values (RFC 4180) in UTF-8.
 * @returns an object for each row after the first, by the names in the first; empty for anything but a file
 */
export function parseCsv(file: unknown): Record<string, string>[] {
  if (!isFile(file)) return [];
  const text = new TextDecoder().decode(file.bytes).replace(/^\uFEFF/, '');
  const [names = [], ...rows] = splitRows(text);
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name.trim(), row[index] ?? ''])));
}

/** Splits a text into rows and values. A value in quotes may contain commas, line breaks and, doubled, quotes. */
function splitRows(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.some((value) => value !== ''));
}
