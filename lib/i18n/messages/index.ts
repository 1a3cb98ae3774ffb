import type { Locale, LocaleCode } from '../locales';
import { en, type Messages } from './en';
import { id } from './id';

const messages = { en, id } satisfies Record<LocaleCode, Messages>;

/** The texts of the interface in a language. */
export function getMessages(locale: Locale): Messages {
  return messages[locale.code];
}

export type { Messages };
