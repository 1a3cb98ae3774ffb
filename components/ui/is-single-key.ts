import { areSingleKeysOn } from '@/lib/storage/single-keys';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/**
 * Whether a press is a shortcut of a single key: that key alone, where nobody is writing, and not switched off. With Shift
 * too, which many keyboards need for a slash or a question mark.
 */
export function isSingleKey({ key, ctrlKey, metaKey, altKey, target }: KeyPress, wanted: string): boolean {
  if (key !== wanted || ctrlKey || metaKey || altKey || !areSingleKeysOn()) return false;
  return !(target instanceof HTMLElement && (target.isContentEditable || target.closest('input, select, textarea')));
}
