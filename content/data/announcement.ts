import type { AnnouncementInput } from '../../lib/content/schemas/announcement';

/** The bar above the navbar. `null` takes it away; `start` and `end` are days such as '2026-09-01'. */
export const announcement: AnnouncementInput = {
  id: 'api-1.4.0',
  text: {
    en: 'API 1.4.0 is out: WhatsApp insights and event streaming. [See what is new](/docs/get-started/changelog)',
    id: 'API 1.4.0 telah dirilis: insight WhatsApp dan streaming event. [Lihat yang baru](/docs/get-started/changelog)',
  },
};
