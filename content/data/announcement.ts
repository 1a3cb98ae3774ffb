import type { AnnouncementInput } from '../../components/announcement/announcement-schema';

/** The bar above the navbar. `null` takes it away; `start` and `end` are days such as '2026-09-01'. */
export const announcement: AnnouncementInput = {
  id: 'api-1.6.0',
  text: {
    en: 'API 1.6.0 is out: read a widget session, delete a verification, and scopes of keys. [See what is new](/docs/get-started/changelog)',
    id: 'API 1.6.0 telah dirilis: baca sesi widget, hapus verifikasi, dan scope key. [Lihat yang baru](/docs/get-started/changelog)',
  },
};
