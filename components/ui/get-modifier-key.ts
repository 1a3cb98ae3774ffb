/** Label of the modifier key for shortcuts on the reader's keyboard. */
export function getModifierKey(): 'Ctrl' | '⌘' {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
