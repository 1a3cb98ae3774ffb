import { defaultLocale, type Locale, prefixedLocales } from '../i18n/locales';

/** The language of a file, as its name says: `intro.id.mdx` is Indonesian, `intro.mdx` the default. */
export function getFileLocale(file: string): Locale {
  return prefixedLocales.find(({ code }) => file.endsWith(`.${code}.mdx`)) ?? defaultLocale;
}

/** Whether a file holds text in a language. */
export function isWrittenIn(file: string, locale: Locale): boolean {
  return getFileLocale(file) === locale;
}

/**
 * The language that the text of a page is in: the default one, where a translation is missing.
 * @param file path of the page's file, such as `intro.id.mdx`
 */
export function getTextLocale(file: string, locale: Locale): Locale {
  return isWrittenIn(file, locale) ? locale : defaultLocale;
}
