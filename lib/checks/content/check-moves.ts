import type { Redirect } from '../../build/redirects';
import { toLocation } from '../../content/field-problems';
import type { Problem } from '../../errors/problem';
import type { ParsedPage } from './parse-pages';

export const movesFile = 'content/data/moved.ts';

/**
 * Finds moves that cannot work: from an address that is in use, from an anchor of a missing page, or to an address that does not exist.
 * @param pages pages of one language, without drafts
 * @param otherUrls pages that are not written in MDX
 * @param text content of the file that has the rows
 */
export function checkMoves(
  moves: readonly Redirect[],
  pages: readonly ParsedPage[],
  otherUrls: readonly string[],
  text = '',
): Problem[] {
  const anchors = new Map<string, readonly string[]>(otherUrls.map((url) => [url, []]));
  for (const { url, hashes } of pages) anchors.set(url, hashes);

  function isThere(address: string): boolean {
    const [path = '', anchor] = address.split('#');
    const known = anchors.get(path);
    return known !== undefined && (anchor === undefined || known.includes(anchor));
  }

  return moves.flatMap(({ from, to }): Problem[] => {
    const [path = '', anchor] = from.split('#');
    const file = toLocation(movesFile, text, `from: '${from}'`);
    if (isThere(from)) {
      const hint = 'Remove the row, or give the page or heading its new address.';
      return [{ file, message: `${from} is listed as moved, but still exists.`, hint }];
    }
    if (anchor !== undefined && !anchors.has(path)) {
      const hint = `Redirect ${path}, without an anchor, to the current address of the page.`;
      return [{ file, message: `${from} is an anchor on a page that does not exist.`, hint }];
    }
    if (isThere(to)) return [];
    return [
      {
        file,
        message: `${from} redirects to ${to}, which does not exist.`,
        hint: 'Redirect it to a page, or to the anchor of a heading.',
      },
    ];
  });
}
