import { defineMessages } from '@/lib/i18n/define-messages';

export const getFailureMessages = defineMessages({
  en: {
    loadFailure: { failed: 'A part of the site did not load.', retry: 'Retry', close: 'Close' },
    baseUrl: {
      title: 'This site did not load properly. A wrong base URL is the most common reason.',
      configured: 'Configured base URL:',
      suggestion: 'Try this base URL. Set it in NEXT_PUBLIC_BASE_PATH, without the trailing slash:',
      noSuggestion:
        "If it is correct, the site's files are missing from the host, or the network failed: reload the page.",
    },
  },
  id: {
    loadFailure: { failed: 'Sebagian situs ini tidak termuat.', retry: 'Coba lagi', close: 'Tutup' },
    baseUrl: {
      title: 'Situs ini tidak termuat dengan benar, biasanya karena base URL-nya salah.',
      configured: 'Base URL yang dikonfigurasi:',
      suggestion: 'Coba base URL ini, yang diatur di NEXT_PUBLIC_BASE_PATH tanpa garis miring di akhir:',
      noSuggestion:
        'Jika base URL itu sudah benar, berarti file situs tidak ada di host atau jaringan terputus: muat ulang halaman ini.',
    },
  },
});
