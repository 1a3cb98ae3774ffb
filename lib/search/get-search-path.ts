import type { Locale } from '../i18n/locales';
import { localizePath } from '../i18n/paths';

/** Path of the search page with a query, as the page itself writes it into its address. */
export function getSearchPath(query: string, locale: Locale): string {
  return localizePath(`/search?${new URLSearchParams({ q: query })}`, locale);
}
