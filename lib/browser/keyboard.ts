import { createStoredValue } from './stored-value';

/** Local storage key; if its value is `off`, shortcuts without Ctrl or ⌘ are disabled. */
export const singleKeysKey = 'single-key-shortcuts';

const isSwitch = (text: string): text is 'on' | 'off' => text === 'on' || text === 'off';
const stored = createStoredValue(singleKeysKey, isSwitch);

/** Returns whether shortcuts of a single key, such as the slash, are on. They are, until the reader switches them off. */
export function areSingleKeysOn(): boolean {
  return stored.get() !== 'off';
}

/** Switches the shortcuts of a single key on or off, for all tabs. */
export function switchSingleKeys(isOn: boolean): void {
  stored.set(isOn ? 'on' : 'off');
}

/** Returns the label of the modifier key for shortcuts on the reader's keyboard. */
export function getModifierKey(): 'Ctrl' | '⌘' {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}

/**
 * Returns whether a key belongs to an input method, which is putting a word together: Enter then takes the word, and Escape drops it.
 * Safari ends the composition before it sends that key, and only its code (229) still tells.
 */
export function isComposing({
  isComposing: isKnown,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isKnown || keyCode === 229;
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/**
 * Returns whether a key press is a single-key shortcut: that key alone, not in a form field or editable text, and not switched off.
 * Shift is allowed, as many keyboards need it for a slash or a question mark.
 */
export function isSingleKey({ key, ctrlKey, metaKey, altKey, target }: KeyPress, wanted: string): boolean {
  if (key !== wanted || ctrlKey || metaKey || altKey || !areSingleKeysOn()) return false;
  return !(target instanceof HTMLElement && (target.isContentEditable || target.closest('input, select, textarea')));
}
