import { en, type Messages } from '../languages/en/messages';
import { id } from '../languages/id/messages';
import type { Locale, LocaleCode } from '../locales';

const messages = { en, id } satisfies Record<LocaleCode, Messages>;

/** The texts of the interface in a language. */
export function getMessages(locale: Locale): Messages {
  return messages[locale.code];
}

export type { Messages };
