import { defineMessages } from '@/lib/i18n/define-messages';

export const getFeedMessages = defineMessages({
  en: {
    rss: 'RSS feed',
    docChanges: {
      title: 'Documentation changes',
      description: 'New and rewritten pages of the documentation.',
      new: 'New page: {title}',
      rewritten: 'Rewritten: {title}',
    },
  },
  id: {
    rss: 'Feed RSS',
    docChanges: {
      title: 'Perubahan dokumentasi',
      description: 'Halaman dokumentasi yang baru dan yang ditulis ulang.',
      new: 'Halaman baru: {title}',
      rewritten: 'Ditulis ulang: {title}',
    },
  },
});
