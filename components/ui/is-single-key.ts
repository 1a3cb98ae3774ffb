import { areSingleKeysOn } from '@/lib/browser/stored-choices';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/**
 * Whether a key press is a single-key shortcut: that key alone, not in a form field or editable text, and not switched off.
 * Shift is allowed, as many keyboards need it for a slash or a question mark.
 */
export function isSingleKey({ key, ctrlKey, metaKey, altKey, target }: KeyPress, wanted: string): boolean {
  if (key !== wanted || ctrlKey || metaKey || altKey || !areSingleKeysOn()) return false;
  return !(target instanceof HTMLElement && (target.isContentEditable || target.closest('input, select, textarea')));
}
