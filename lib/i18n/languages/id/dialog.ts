// DocSearch names its texts in American English, and so does the specification. cspell:ignore favorite favorites
import type { DialogTexts } from '../en/messages';

/** Texts of the search dialog and the shortcut help in Indonesian. */
export const id: DialogTexts = {
  searchModal: {
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
  shortcuts: {
    title: 'Pintasan keyboard',
    close: 'Tutup bantuan',
    or: 'atau',
    everywhere: {
      title: 'Di semua halaman',
      toggleSearch: 'Buka atau tutup pencarian',
      openSearch: 'Buka pencarian',
      openHelp: 'Tampilkan bantuan ini',
      close: 'Tutup yang sedang terbuka',
    },
    inSearch: {
      title: 'Di dalam pencarian',
      move: 'Berpindah di antara hasil',
      open: 'Buka hasil yang dipilih',
      openTab: 'Buka di tab baru',
      openWindow: 'Buka di jendela baru',
    },
    singleKeys: 'Pintasan satu tombol (/ dan ?)',
    singleKeysHint:
      'Nonaktifkan jika Anda mengetik dengan suara atau sering menekan tombol secara tidak sengaja. Ctrl atau ⌘ dengan K tetap berfungsi, begitu pula tombol di layar.',
  },
};
