// DocSearch names its texts in American English, and so does the specification. cspell:ignore favorite favorites
/** Texts of the search dialog and the shortcut help in English. They are apart from the others because the browser loads them, with the dialog. */
export const en = {
  searchModal: {
    searchBox: {
      searchInputLabel: 'Search',
      resetButtonTitle: 'Clear the query',
      resetButtonAriaLabel: 'Clear the query',
      cancelButtonText: 'Cancel',
      cancelButtonAriaLabel: 'Cancel',
    },
    startScreen: {
      recentSearchesTitle: 'Recent',
      noRecentSearchesText: 'No recent searches',
      saveRecentSearchButtonTitle: 'Save this search',
      removeRecentSearchButtonTitle: 'Remove this search from history',
      favoriteSearchesTitle: 'Favorite',
      removeFavoriteSearchButtonTitle: 'Remove this search from favorites',
    },
    noResultsScreen: {
      noResultsText: 'No results for',
      suggestedQueryText: 'Try searching for',
      reportMissingResultsText: 'Believe this query should return results?',
      reportMissingResultsLinkText: 'Let us know.',
    },
    errorScreen: {
      titleText: 'Unable to fetch results',
      helpText: 'You might want to check your network connection.',
    },
    errorActions: {
      retry: 'Try again',
      reload: 'Reload the page',
      reloadText: 'If that does not help, reload the page: the site may have been updated since you opened it.',
    },
    footer: {
      selectText: 'to select',
      selectKeyAriaLabel: 'Enter key',
      navigateText: 'to navigate',
      navigateUpKeyAriaLabel: 'Arrow up',
      navigateDownKeyAriaLabel: 'Arrow down',
      closeText: 'to close',
      closeKeyAriaLabel: 'Escape key',
      searchByText: 'Search by',
    },
    seeAll: { one: 'See {count} result', other: 'See all {count} results' },
    found: { one: '{count} result', other: '{count} results' },
    loading: 'Loading results',
  },
  shortcuts: {
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
  },
};
