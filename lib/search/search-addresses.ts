import type { Locale } from '../i18n/locales';
import { localizePath } from '../i18n/paths';

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
