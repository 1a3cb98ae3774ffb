import type { Fault } from '../content-check/fault';
import { readFiles } from '../source/read-files.server';
import { checkHead } from './check-head';

/** Pages that belong to no address: one document for all languages, and what Next shows where a page crashes. */
const ignored = ['!**/{404,_not-found,_global-error}.html', '!**/404/**'];

/** Checks the heads of all pages of a built site. Call it before the small pages of redirects are written. */
export function checkHeads(out: string): Fault[] {
  return readFiles(out, ['**/*.html', ...ignored]).flatMap(({ absolutePath, text }) => checkHead(absolutePath, text));
}
