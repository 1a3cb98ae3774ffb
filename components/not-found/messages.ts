import { defineMessages } from '@/lib/i18n/define-messages';

export const getNotFoundMessages = defineMessages({
  en: {
    title: 'Page not found',
    text: 'There is no page at this URL. It may have moved, or the link contains a typo.',
    home: 'Go to the home page',
    docs: 'Go to the documentation',
    search: 'Search for a page',
    likely: 'Did you mean this page?',
    loading: 'Loading',
  },
  id: {
    title: 'Halaman tidak ditemukan',
    text: 'Tidak ada halaman di URL ini. Mungkin halamannya sudah pindah, atau ada salah ketik pada link.',
    home: 'Ke beranda',
    docs: 'Ke dokumentasi',
    search: 'Cari halaman',
    likely: 'Apakah ini halaman yang Anda maksud?',
    loading: 'Memuat',
  },
});
