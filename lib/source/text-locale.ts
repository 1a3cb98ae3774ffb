import { defaultLocale, type Locale } from '../i18n/locales';

/**
 * The language that the text of a page is in: the default one, where a translation is missing.
 * @param file path of the page's file, such as `intro.id.mdx`
 */
export function getTextLocale(file: string, locale: Locale): Locale {
  return locale === defaultLocale || file.endsWith(`.${locale.code}.mdx`) ? locale : defaultLocale;
}
