import { redirects as rows } from '../../content/data/redirects';
import { parse } from '../errors/parse';
import type { Locale } from '../i18n/locales';
import { localizeLink, localizePath } from '../i18n/paths';
import { redirectsSchema } from './schemas/redirects';

/** An address that leads to another page. Both are paths of this site. */
export interface Redirect {
  from: string;
  to: string;
}

/**
 * Reads the addresses that have changed.
 * @throws SiteError naming the rows that are wrong
 */
export function parseRedirects(data: unknown): Redirect[] {
  return parse(
    redirectsSchema,
    data,
    'content/data/redirects.ts',
    'lib/pages/schemas/redirects.ts describes each field.',
  );
}

/** Every address that has changed, as English paths. */
export const redirects = parseRedirects(rows);

/** Pages that have moved: what a host can redirect. */
export function getPageRedirects(rows: readonly Redirect[] = redirects): Redirect[] {
  return rows.filter(({ from }) => !from.includes('#'));
}

/**
 * Anchors of a page that have moved. Browsers do not send them, so no host can redirect them.
 * @param path the page's path in any language
 * @returns where each old anchor leads in that language, without the base path
 */
export function getAnchorRedirects(
  path: string,
  locale: Locale,
  rows: readonly Redirect[] = redirects,
): Record<string, string> {
  const prefix = `${path}#`;
  const own = rows.map(({ from, to }) => ({ from: localizePath(from, locale), to: localizeLink(to, locale) }));
  return Object.fromEntries(
    own.flatMap(({ from, to }) => (from.startsWith(prefix) ? [[from.slice(prefix.length), to]] : [])),
  );
}
