import { getLocale, type Locale, prefixedLocales } from '@/lib/i18n/locales';

/** Parameters that every route has: the default language has no `lang`. */
export interface LocaleParams {
  lang?: string;
  [name: string]: unknown;
}

/** Props that Next gives to a page or layout: `lang` and the parameters of its own route. */
export interface RouteProps<Params = unknown> {
  params: Promise<LocaleParams & Params>;
}

/** Returns the language of a route. */
export async function getRouteLocale({ params }: RouteProps): Promise<Locale> {
  return getLocale((await params).lang);
}

/** Lists the static parameters of `[lang]`: every language that has a prefix. */
export function generateLocaleParams(): { lang: string }[] {
  return prefixedLocales.map(({ code }) => ({ lang: code }));
}
