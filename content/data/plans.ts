import type { VerificationAddOn } from '../../components/pricing/fit-plan';
import type { Price } from '../../lib/i18n/format';
import type { LocalizedText } from '../../lib/i18n/localized-text';

/** What a plan offers. Every figure is an example: the prices of a real provider belong here. */
export interface Plan {
  name: string;
  /** The page of the plan. */
  page: string;
  audience: LocalizedText;
  /** `null` where the price is agreed with the customer. */
  monthlyPrice: Price | null;
  /** Monthly allowances; `null` where they are agreed with the customer. */
  verifications: number | null;
  conversations: number | null;
  whatsappAccounts: number | null;
  seats: number | null;
  addOn?: VerificationAddOn;
  features: PlanFeature[];
}

export const planFeatures = {
  identity: { en: 'Identity verification API', id: 'API verifikasi identitas' },
  widget: { en: 'Embeddable widget', id: 'Widget yang dapat disematkan' },
  whatsapp: { en: 'WhatsApp agent', id: 'Agen WhatsApp' },
  broadcasts: { en: 'Broadcasts', id: 'Broadcast' },
  inbox: { en: 'Team inbox', id: 'Inbox tim' },
  voice: { en: 'Voice agent', id: 'Agen suara' },
  virtual: { en: 'Virtual agent', id: 'Agen virtual' },
  reseller: { en: 'Reseller API', id: 'API reseller' },
  whiteLabel: { en: 'White label', id: 'White label' },
  sso: { en: 'Single sign-on', id: 'Single sign-on' },
} as const satisfies Record<string, LocalizedText>;

export type PlanFeature = keyof typeof planFeatures;

export const plans = {
  developer: {
    name: 'Developer',
    page: '/docs/pricing/Developer',
    audience: { en: 'Build and test an integration', id: 'Membangun dan menguji integrasi' },
    monthlyPrice: { USD: 0, IDR: 0 },
    verifications: 100,
    conversations: 100,
    whatsappAccounts: 1,
    seats: 1,
    features: ['identity', 'widget', 'whatsapp', 'virtual'],
  },
  individual: {
    name: 'Individual',
    page: '/docs/pricing/Individual',
    audience: { en: 'One person or one shop', id: 'Perorangan atau satu toko' },
    monthlyPrice: { USD: 19, IDR: 299_000 },
    verifications: 500,
    conversations: 1000,
    whatsappAccounts: 1,
    seats: 1,
    features: ['identity', 'widget', 'whatsapp', 'broadcasts', 'virtual'],
  },
  sme: {
    name: 'SME',
    page: '/docs/pricing/SME',
    audience: { en: 'A small or medium-sized company', id: 'Perusahaan kecil atau menengah' },
    monthlyPrice: { USD: 99, IDR: 1_590_000 },
    verifications: 3000,
    conversations: 10000,
    whatsappAccounts: 3,
    seats: 10,
    addOn: { verifications: 1000, monthlyPrice: { USD: 25, IDR: 399_000 }, maxVerifications: 10_000 },
    features: ['identity', 'widget', 'whatsapp', 'broadcasts', 'inbox', 'voice', 'virtual'],
  },
  agency: {
    name: 'Agency',
    page: '/docs/pricing/Agency',
    audience: { en: 'Runs agents for many clients', id: 'Menjalankan agen untuk banyak klien' },
    monthlyPrice: { USD: 299, IDR: 4_790_000 },
    verifications: 10000,
    conversations: 40000,
    whatsappAccounts: 20,
    seats: 25,
    features: ['identity', 'widget', 'whatsapp', 'broadcasts', 'inbox', 'voice', 'virtual', 'reseller'],
  },
  bpo: {
    name: 'BPO',
    page: '/docs/pricing/BPO',
    audience: { en: 'A contact centre with many seats', id: 'Contact center dengan banyak seat' },
    monthlyPrice: { USD: 499, IDR: 7_990_000 },
    verifications: 10000,
    conversations: 100000,
    whatsappAccounts: 20,
    seats: 100,
    features: ['identity', 'widget', 'whatsapp', 'broadcasts', 'inbox', 'voice', 'virtual', 'sso'],
  },
  enterprise: {
    name: 'Enterprise',
    page: '/docs/pricing/Enterprise',
    audience: { en: 'Agreed volumes and controls', id: 'Volume dan kontrol sesuai kesepakatan' },
    monthlyPrice: null,
    verifications: null,
    conversations: null,
    whatsappAccounts: null,
    seats: null,
    features: ['identity', 'widget', 'whatsapp', 'broadcasts', 'inbox', 'voice', 'virtual', 'sso'],
  },
  platform: {
    name: 'Platform',
    page: '/docs/pricing/Platform',
    audience: { en: 'Builds the platform into a product', id: 'Menanamkan platform ke dalam produk' },
    monthlyPrice: null,
    verifications: null,
    conversations: null,
    whatsappAccounts: null,
    seats: null,
    features: [
      'identity',
      'widget',
      'whatsapp',
      'broadcasts',
      'inbox',
      'voice',
      'virtual',
      'reseller',
      'whiteLabel',
      'sso',
    ],
  },
} as const satisfies Record<string, Plan>;

export type PlanId = keyof typeof plans;
export const planIds = Object.keys(plans) as PlanId[];
