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

/** What a route handler gets: at a path without parameters none at all, rather than an empty object. */
export interface HandlerProps {
  params: Promise<LocaleParams | undefined>;
}

/** The language of a route. */
export async function getRouteLocale({ params }: HandlerProps): Promise<Locale> {
  return getLocale((await params)?.lang);
}

/** The languages below `[lang]`. */
export function generateLocaleParams(): { lang: string }[] {
  return prefixedLocales.map(({ code }) => ({ lang: code }));
}
