import type { Messages } from '../languages/en/messages';
import { shortcutsEn } from '../languages/en/shortcuts';
import { shortcutsId } from '../languages/id/shortcuts';
import type { LocaleCode } from '../locales';

export type ShortcutTexts = Messages['shortcuts'];

const texts = { en: shortcutsEn, id: shortcutsId } satisfies Record<LocaleCode, ShortcutTexts>;

/** Texts of the shortcut help in a language, for the help itself: no other messages are bundled with them. */
export function getShortcutTexts(code: LocaleCode): ShortcutTexts {
  return texts[code];
}
