import { defaultLocale, type Locale, prefixedLocales } from '../i18n/locales';

/** Whether a file holds text in a language, as its name says: `intro.id.mdx` is Indonesian, `intro.mdx` the default. */
export function isWrittenIn(file: string, locale: Locale): boolean {
  const named = prefixedLocales.find(({ code }) => file.endsWith(`.${code}.mdx`)) ?? defaultLocale;
  return named === locale;
}

/**
 * The language that the text of a page is in: the default one, where a translation is missing.
 * @param file path of the page's file, such as `intro.id.mdx`
 */
export function getTextLocale(file: string, locale: Locale): Locale {
  return isWrittenIn(file, locale) ? locale : defaultLocale;
}
