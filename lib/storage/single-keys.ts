import { createStoredValue } from './stored-value';

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
