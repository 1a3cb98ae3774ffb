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
