import { getStoredValue } from './stored-value';

/** Local storage key; if its value is `off`, shortcuts without Ctrl or ⌘ are disabled. */
export const singleKeysKey = 'single-key-shortcuts';

const isSwitch = (text: string): text is 'on' | 'off' => text === 'on' || text === 'off';
const getSwitch = () => getStoredValue(singleKeysKey, isSwitch);

/** Whether shortcuts of a single key, such as the slash, are on. They are, until the reader switches them off. */
export function areSingleKeysOn(): boolean {
  return getSwitch().get() !== 'off';
}

/** Switches the shortcuts of a single key on or off, for all tabs. */
export function switchSingleKeys(isOn: boolean): void {
  getSwitch().set(isOn ? 'on' : 'off');
}
