import type { Messages } from '../languages/en/messages';
import { searchModalEn } from '../languages/en/search-modal';
import { searchModalId } from '../languages/id/search-modal';
import type { LocaleCode } from '../locales';

const texts = { en: searchModalEn, id: searchModalId } satisfies Record<LocaleCode, Messages['searchModal']>;

/** Texts of the search dialog in a language, for the dialog itself: no other messages are bundled with them. */
export function getSearchModalTexts(code: LocaleCode): Messages['searchModal'] {
  return texts[code];
}
