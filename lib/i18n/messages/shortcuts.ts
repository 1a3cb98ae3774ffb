import type { LocaleCode } from '../locales';
import type { Messages } from './en';
import { shortcutsEn } from './shortcuts.en';
import { shortcutsId } from './shortcuts.id';

export type ShortcutTexts = Messages['shortcuts'];

const texts = { en: shortcutsEn, id: shortcutsId } satisfies Record<LocaleCode, ShortcutTexts>;

/** Texts of the shortcut help in a language, for the help itself: no other messages are bundled with them. */
export function getShortcutTexts(code: LocaleCode): ShortcutTexts {
  return texts[code];
}
