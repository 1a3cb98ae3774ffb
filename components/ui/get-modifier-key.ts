/** What the key for shortcuts is called on the reader's keyboard. */
export function getModifierKey(): 'Ctrl' | '⌘' {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
