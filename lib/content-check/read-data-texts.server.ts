import { existsSync, readFileSync } from 'node:fs';
import type { LinkedPage } from './linked-page';

/** A text of a data file: everything between the quotes on a line. */
const quoted = /(['"`])(?<text>.*)\1/;

/**
 * Reads the texts of a data file that hold links as one page with the file's line numbers, so that its links are checked
 * like those of pages. The page has no address: nothing links to it.
 * @param file path of the data, such as the changelog's
 * @returns one page, or none if the file does not exist
 */
export function readDataTexts(file: string): LinkedPage[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  const body = lines.map((line) => (line.includes('](') ? (quoted.exec(line)?.groups?.text ?? '') : '')).join('\n');
  return [{ file, url: '', body }];
}
