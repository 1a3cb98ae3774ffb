import { areSingleKeysOn } from '@/lib/browser/stored-choices';

/** Label of the modifier key for shortcuts on the reader's keyboard. */
export function getModifierKey(): 'Ctrl' | '⌘' {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}

/**
 * Whether a key belongs to an input method, which is putting a word together: Enter then takes the word, and Escape drops it.
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
 * Whether a key press is a single-key shortcut: that key alone, not in a form field or editable text, and not switched off.
 * Shift is allowed, as many keyboards need it for a slash or a question mark.
 */
export function isSingleKey({ key, ctrlKey, metaKey, altKey, target }: KeyPress, wanted: string): boolean {
  if (key !== wanted || ctrlKey || metaKey || altKey || !areSingleKeysOn()) return false;
  return !(target instanceof HTMLElement && (target.isContentEditable || target.closest('input, select, textarea')));
}
