import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';

/**
 * A text of any kind as a query: on one line, and cut to a length, but not through a character. Half of an emoji could not be
 * written into an address.
 */
export function toQuery(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** Path of the search page with a query, as the page itself writes it into its address. */
export function getSearchPath(query: string, locale: Locale): string {
  return localizePath(`/search?${new URLSearchParams({ q: query })}`, locale);
}

/**
 * The address where a reader reports that a query should have found something.
 * @param reportUrl that of the site, which the query is added to as a parameter
 */
export function getReportUrl(reportUrl: string, query: string): string {
  const url = new URL(reportUrl);
  url.searchParams.set('query', query);
  return url.href;
}
