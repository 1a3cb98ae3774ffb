import { defineMessages } from '@/lib/i18n/define-messages';

export const getLanguageOfferMessages = defineMessages({
  en: {
    label: 'Suggested language',
    text: 'This page is also available in English.',
    accept: 'Read it in English',
    close: 'Close',
  },
  id: {
    label: 'Saran bahasa',
    text: 'Halaman ini juga tersedia dalam bahasa Indonesia.',
    accept: 'Baca dalam bahasa Indonesia',
    close: 'Tutup',
  },
});

export type LanguageOfferMessages = ReturnType<typeof getLanguageOfferMessages>;
