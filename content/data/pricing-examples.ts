import type { PlanFeature } from './plans';

/** What somebody needs in a month. */
export interface PlanNeeds {
  verifications: number;
  conversations: number;
  whatsappAccounts: number;
  seats: number;
  features: readonly PlanFeature[];
}

/** Worked examples of choosing a plan; the page that shows one tells who it is. Every figure is an example. */
export const pricingExamples = {
  marketplace: {
    verifications: 396,
    conversations: 0,
    whatsappAccounts: 0,
    seats: 1,
    features: ['identity', 'widget'],
  },
  clinics: {
    verifications: 800,
    conversations: 6000,
    whatsappAccounts: 2,
    seats: 8,
    features: ['identity', 'whatsapp', 'inbox', 'broadcasts'],
  },
  agency: {
    verifications: 7200,
    conversations: 30000,
    whatsappAccounts: 12,
    seats: 15,
    features: ['identity', 'whatsapp', 'inbox', 'reseller'],
  },
} as const satisfies Record<string, PlanNeeds>;

export type PricingExampleId = keyof typeof pricingExamples;
