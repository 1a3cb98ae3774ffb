// DocSearch names its texts in American English, and so does the specification. cspell:ignore favorite favorites
import { defineMessages } from '@/lib/i18n/define-messages';

/** They are apart from the other texts of the search because the browser loads them, in every language, with the dialog. */
export const getSearchModalMessages = defineMessages({
  en: {
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
  id: {
    searchBox: {
      searchInputLabel: 'Cari',
      resetButtonTitle: 'Hapus kata pencarian',
      resetButtonAriaLabel: 'Hapus kata pencarian',
      cancelButtonText: 'Batal',
      cancelButtonAriaLabel: 'Batal',
    },
    startScreen: {
      recentSearchesTitle: 'Terakhir',
      noRecentSearchesText: 'Belum ada riwayat pencarian',
      saveRecentSearchButtonTitle: 'Simpan pencarian ini',
      removeRecentSearchButtonTitle: 'Hapus pencarian ini dari riwayat',
      favoriteSearchesTitle: 'Favorit',
      removeFavoriteSearchButtonTitle: 'Hapus pencarian ini dari favorit',
    },
    noResultsScreen: {
      noResultsText: 'Tidak ada hasil untuk',
      suggestedQueryText: 'Coba cari',
      reportMissingResultsText: 'Menurut Anda seharusnya ada hasil?',
      reportMissingResultsLinkText: 'Beri tahu kami.',
    },
    errorScreen: {
      titleText: 'Hasil tidak dapat dimuat',
      helpText: 'Periksa koneksi jaringan Anda.',
    },
    errorActions: {
      retry: 'Coba lagi',
      reload: 'Muat ulang halaman',
      reloadText: 'Kalau masih gagal, muat ulang halaman: situs ini mungkin sudah diperbarui sejak Anda membukanya.',
    },
    footer: {
      selectText: 'untuk memilih',
      selectKeyAriaLabel: 'Tombol Enter',
      navigateText: 'untuk berpindah',
      navigateUpKeyAriaLabel: 'Panah atas',
      navigateDownKeyAriaLabel: 'Panah bawah',
      closeText: 'untuk menutup',
      closeKeyAriaLabel: 'Tombol Escape',
      searchByText: 'Pencarian oleh',
    },
    seeAll: { one: 'Lihat {count} hasil', other: 'Lihat semua {count} hasil' },
    found: { one: '{count} hasil', other: '{count} hasil' },
    loading: 'Memuat hasil',
  },
});

export type SearchModalMessages = ReturnType<typeof getSearchModalMessages>;
