/** The languages of the site. Code reads this table and never compares language codes; a new row needs messages, overlays and data. */
export const locales = [
  { code: 'en', label: 'English', htmlLang: 'en-US', dir: 'ltr', prefix: '' },
  { code: 'id', label: 'Bahasa Indonesia', htmlLang: 'id-ID', dir: 'ltr', prefix: '/id' },
] as const;

export type Locale = (typeof locales)[number];
export type LocaleCode = Locale['code'];

/** The language that is served without a prefix and that untranslated pages fall back to. */
export const defaultLocale = locales[0];

/** Every language that has a prefix of its own. */
export const prefixedLocales = locales.filter((locale) => locale.prefix !== '');

/** The language of a route's `lang` parameter; the routes without one are in the default language. */
export function getLocale(code: string | undefined): Locale {
  return locales.find((locale) => locale.code === code) ?? defaultLocale;
}
