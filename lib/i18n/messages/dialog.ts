import { en } from '../languages/en/dialog';
import type { DialogTexts } from '../languages/en/messages';
import { id } from '../languages/id/dialog';
import type { LocaleCode } from '../locales';

const texts = { en, id } satisfies Record<LocaleCode, DialogTexts>;

/** Texts of the search dialog and the shortcut help in a language, for the browser: no other messages are bundled with them. */
export function getDialogTexts(code: LocaleCode): DialogTexts {
  return texts[code];
}
