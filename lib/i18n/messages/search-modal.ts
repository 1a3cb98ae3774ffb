import type { LocaleCode } from '../locales';
import type { Messages } from './en';
import { searchModalEn } from './search-modal.en';
import { searchModalId } from './search-modal.id';

const texts = { en: searchModalEn, id: searchModalId } satisfies Record<LocaleCode, Messages['searchModal']>;

/** Texts of the search dialog in a language, for the dialog itself: no other messages are bundled with them. */
export function getSearchModalTexts(code: LocaleCode): Messages['searchModal'] {
  return texts[code];
}
