import { readStored, writeStored } from './local-storage';

/** Key of local storage that is there once a reader was offered a language, or chose one. */
export const languageOfferKey = 'language-offer';

/** Notes the code of the language that was offered or chosen: readers are asked once. */
export function rememberLanguage(code: string): void {
  writeStored(languageOfferKey, code);
}

/**
 * Claims the one chance to offer a language.
 * @returns false where the reader was asked before, and where the browser could not remember it
 */
export function claimLanguageOffer(code: string): boolean {
  if (readStored(languageOfferKey) !== null) return false;
  rememberLanguage(code);
  return readStored(languageOfferKey) === code;
}
