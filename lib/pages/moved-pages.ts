import { moved } from '../../content/data/moved';
import { parse } from '../errors/parse';
import type { Locale } from '../i18n/locales';
import { localizeLink, localizePath } from '../i18n/paths';
import { movesSchema } from './schemas/moved';

/** An address that leads to another page. Both are paths of this site. */
export interface Redirect {
  from: string;
  to: string;
}

/**
 * Reads the addresses that have changed.
 * @throws SiteError naming the rows that are wrong
 */
export function parseMoves(data: unknown): Redirect[] {
  return parse(movesSchema, data, 'content/data/moved.ts', 'lib/pages/schemas/moved.ts describes each field.');
}

/** Every address that has changed, as English paths. */
export const moves = parseMoves(moved);

/** Pages that have moved: what a host can redirect. */
export function getMovedPages(rows: readonly Redirect[] = moves): Redirect[] {
  return rows.filter(({ from }) => !from.includes('#'));
}

/**
 * Anchors of a page that have moved. Browsers do not send them, so no host can redirect them.
 * @param path the page's path in any language
 * @returns where each old anchor leads in that language, without the base path
 */
export function getMovedAnchors(
  path: string,
  locale: Locale,
  rows: readonly Redirect[] = moves,
): Record<string, string> {
  const prefix = `${path}#`;
  const own = rows.map(({ from, to }) => ({ from: localizePath(from, locale), to: localizeLink(to, locale) }));
  return Object.fromEntries(
    own.flatMap(({ from, to }) => (from.startsWith(prefix) ? [[from.slice(prefix.length), to]] : [])),
  );
}
