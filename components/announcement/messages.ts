import { defineMessages } from '@/lib/i18n/define-messages';

export const getAnnouncementMessages = defineMessages({
  en: { label: 'Announcement', close: 'Close the announcement' },
  id: { label: 'Pengumuman', close: 'Tutup pengumuman' },
});
