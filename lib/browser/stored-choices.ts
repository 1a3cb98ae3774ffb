import { createStoredValue, getStoredValue, readStored, writeStored } from './stored-value';

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

/** Local storage key; if its value is `off`, shortcuts without Ctrl or ⌘ are disabled. */
export const singleKeysKey = 'single-key-shortcuts';

const isSwitch = (text: string): text is 'on' | 'off' => text === 'on' || text === 'off';
const stored = createStoredValue(singleKeysKey, isSwitch);

/** Whether shortcuts of a single key, such as the slash, are on. They are, until the reader switches them off. */
export function areSingleKeysOn(): boolean {
  return stored.get() !== 'off';
}

/** Switches the shortcuts of a single key on or off, for all tabs. */
export function switchSingleKeys(isOn: boolean): void {
  stored.set(isOn ? 'on' : 'off');
}

/** Local storage key for the version of the documentation that the reader prefers; there is one set of docs, `default`. */
export const preferredVersionKey = 'docs-preferred-version-default';

/**
 * Records which version of the documentation is read.
 * @param names all existing versions; a stored one that is not among them is ignored
 */
export function rememberVersion(name: string, names: readonly string[]): void {
  const stored = getStoredValue(preferredVersionKey, (text): text is string => names.includes(text));
  if (stored.get() !== name) stored.set(name);
}

/** Session storage key for the reader's own API key, if the reader agrees to it. */
export const apiKeyKey = 'api-key';

/** Session storage key for what is typed in the "Try it" dialog, while the page is loaded again to call the real API. */
export const draftKey = 'try-it-draft';
