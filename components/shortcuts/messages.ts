import { defineMessages } from '@/lib/i18n/define-messages';

export const getShortcutMessages = defineMessages({
  en: {
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
  id: {
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
});

export type ShortcutMessages = ReturnType<typeof getShortcutMessages>;
