import { type Env, env } from '@/lib/config/env';
import type { Locale } from '@/lib/i18n/locales';
import { algolia } from './algolia/provider';
import { orama } from './orama/provider';
import type { SearchOptions } from './protocol';
import type { SearchProvider } from './provider';

const providers: Record<Env['NEXT_PUBLIC_SEARCH_PROVIDER'], SearchProvider> = { orama, algolia };

/** Returns what the browser needs to search in a language. */
export function getSearchOptions(locale: Locale, variables: Env = env): SearchOptions {
  return providers[variables.NEXT_PUBLIC_SEARCH_PROVIDER].getOptions(locale, variables);
}

/** Returns the origins that pages connect to when readers search. */
export function getSearchOrigins(variables: Env = env): string[] {
  return providers[variables.NEXT_PUBLIC_SEARCH_PROVIDER].getOrigins(variables);
}
