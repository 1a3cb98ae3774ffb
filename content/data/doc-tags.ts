import type { LocalizedText } from '../../lib/i18n/localized-text';

/** Subjects that documentation pages can be tagged with; each has a page of its own under `/docs/tags`. */
export const docTags = {
  identity: { en: 'Identity verification', id: 'Verifikasi identitas' },
  widget: { en: 'Widget', id: 'Widget' },
  whatsapp: { en: 'WhatsApp agent', id: 'Agen WhatsApp' },
  voice: { en: 'Voice agent', id: 'Agen suara' },
  'virtual-agent': { en: 'Virtual agent', id: 'Agen virtual' },
  reseller: { en: 'Reseller programme', id: 'Program reseller' },
  pricing: { en: 'Pricing', id: 'Harga' },
  sdk: { en: 'SDKs', id: 'SDK' },
  security: { en: 'Security and privacy', id: 'Keamanan dan privasi' },
  webhooks: { en: 'Webhooks', id: 'Webhook' },
  realtime: { en: 'Realtime', id: 'Realtime' },
  writing: { en: 'Writing for this site', id: 'Menulis untuk situs ini' },
} as const satisfies Record<string, LocalizedText>;

export type DocTagId = keyof typeof docTags;
export const docTagIds = Object.keys(docTags) as DocTagId[];
