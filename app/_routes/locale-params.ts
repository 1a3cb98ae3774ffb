import { getLocale, type Locale, prefixedLocales } from '@/lib/i18n/locales';

/** Parameters of every route: `lang` is absent in the default language. */
export interface LocaleParams {
  lang?: string;
  [name: string]: unknown;
}

/** What a route gets from Next: its parameters, with those of the route itself. */
export interface RouteProps<Params = unknown> {
  params: Promise<LocaleParams & Params>;
}

/** The language of a route. A route handler at a path without parameters gets none at all. */
export async function getRouteLocale({ params }: { params: Promise<LocaleParams | undefined> }): Promise<Locale> {
  return getLocale((await params)?.lang);
}

/** The languages below `[lang]`. */
export function generateLocaleParams(): { lang: string }[] {
  return prefixedLocales.map(({ code }) => ({ lang: code }));
}
