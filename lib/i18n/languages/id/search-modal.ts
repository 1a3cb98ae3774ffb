// DocSearch names its texts in American English, and so does the specification. cspell:ignore favorite favorites
import type { Messages } from '../en/messages';

/** Texts of the search dialog in Indonesian. */
export const searchModalId: Messages['searchModal'] = {
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
    reloadText: 'Jika tidak membantu, muat ulang halaman: situs ini mungkin sudah diperbarui sejak Anda membukanya.',
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
};
