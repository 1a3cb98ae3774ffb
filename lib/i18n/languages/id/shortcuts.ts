import type { Messages } from '../en/messages';

/** Texts of the shortcut help in Indonesian. */
export const shortcutsId: Messages['shortcuts'] = {
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
};
