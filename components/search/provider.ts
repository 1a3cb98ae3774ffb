import type { Env } from '@/lib/config/env';
import type { Locale } from '@/lib/i18n/locales';
import type { SearchOptions } from './protocol';

/** A way to search, as the server knows it. It reads the environment, so it stays out of the browser. */
export interface SearchProvider {
  getOptions: (locale: Locale, variables: Env) => SearchOptions;
  /** The origins that searches connect to, the first choice first; none where the site answers itself. */
  getOrigins: (variables: Env) => string[];
}
