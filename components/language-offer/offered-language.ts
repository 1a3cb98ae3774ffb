import { readStored, writeStored } from '@/lib/browser/stored-value';

/** Local storage key that is set once a reader has been offered a language, or has chosen one. */
export const languageOfferKey = 'language-offer';

/** Records the code of the language that was offered or chosen, so that readers are only asked once. */
export function rememberLanguage(code: string): void {
  writeStored(languageOfferKey, code);
}

/**
 * Claims the one chance to offer a language.
 * @returns false if the reader was asked before, or if the browser cannot store that
 */
export function claimLanguageOffer(code: string): boolean {
  if (readStored(languageOfferKey) !== null) return false;
  rememberLanguage(code);
  return readStored(languageOfferKey) === code;
}
