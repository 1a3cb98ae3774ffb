import type { AnnouncementInput } from '../../components/announcement/announcement-schema';

/** The bar above the navbar. `null` takes it away; `start` and `end` are days such as '2026-09-01'. */
export const announcement: AnnouncementInput = {
  id: 'api-1.5.0',
  text: {
    en: 'API 1.5.0 is out: test and live events, and usage of your plan. [See what is new](/docs/get-started/changelog)',
    id: 'API 1.5.0 telah dirilis: event test dan live, dan pemakaian paket. [Lihat yang baru](/docs/get-started/changelog)',
  },
};
