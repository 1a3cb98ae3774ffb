/** Texts of the help on shortcuts in English. They are apart from the others because they reach the browser, with the help. */
export const shortcutsEn = {
  title: 'Keyboard shortcuts',
  close: 'Close the help',
  or: 'or',
  everywhere: {
    title: 'On every page',
    toggleSearch: 'Open or close the search',
    openSearch: 'Open the search',
    openHelp: 'Show this help',
    close: 'Close what is open',
  },
  inSearch: {
    title: 'In the search',
    move: 'Go through the results',
    open: 'Open the selected result',
    openTab: 'Open it in a new tab',
    openWindow: 'Open it in a new window',
  },
  singleKeys: 'Shortcuts of a single key (/ and ?)',
  singleKeysHint:
    'Switch them off if you write by voice or press keys by accident. Ctrl or ⌘ with K keeps working, and so do the buttons.',
} as const;
