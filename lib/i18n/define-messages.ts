import type { defaultLocale, Locale, LocaleCode } from './locales';

type DefaultCode = (typeof defaultLocale)['code'];

/**
 * Defines texts of the interface in every language of the site. Those in the default language are the type: a text that another language
 * lacks, or has besides, does not compile.
 */
export function defineMessages<Messages>(
  messages: Record<DefaultCode, Messages> & Record<Exclude<LocaleCode, DefaultCode>, NoInfer<Messages>>,
): (locale: Pick<Locale, 'code'>) => Messages {
  return ({ code }) => messages[code];
}
