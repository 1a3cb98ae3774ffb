/** Texts of the shortcut help in English. They are apart from the others because the browser loads them, with the help. */
export const shortcutsEn = {
  title: 'Keyboard shortcuts',
  close: 'Close help',
  or: 'or',
  everywhere: {
    title: 'On every page',
    toggleSearch: 'Open or close search',
    openSearch: 'Open search',
    openHelp: 'Show this help',
    close: 'Close what is open',
  },
  inSearch: {
    title: 'In search',
    move: 'Move through the results',
    open: 'Open the selected result',
    openTab: 'Open it in a new tab',
    openWindow: 'Open it in a new window',
  },
  singleKeys: 'Single-key shortcuts (/ and ?)',
  singleKeysHint:
    'Switch them off if you dictate text or press keys by accident. Ctrl or ⌘ with K keeps working, and so do the buttons.',
} as const;
