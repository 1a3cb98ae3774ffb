import { en } from '../languages/en/dialogs';
import type { DialogTexts } from '../languages/en/messages';
import { id } from '../languages/id/dialogs';
import type { LocaleCode } from '../locales';

const dialogs = { en, id } satisfies Record<LocaleCode, DialogTexts>;

/** Texts of the search dialog and the shortcut help in a language, for the browser: no other messages are bundled with them. */
export function getDialogTexts(code: LocaleCode): DialogTexts {
  return dialogs[code];
}
