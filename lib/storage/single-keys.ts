import { readStored } from './local-storage';

/** Where it says `off`, keys without Ctrl or ⌘ do nothing on this site. */
const storageKey = 'single-key-shortcuts';

/** Whether shortcuts of a single key, such as the slash, are on. They are, until the reader switches them off. */
export function areSingleKeysOn(): boolean {
  return readStored(storageKey) !== 'off';
}
