import type { PlanId } from './plans';

/** Where the home page leads, by the name of the link's text in `components/home/messages.ts`. */
export const homeLinks = {
  start: { path: '/docs/get-started/quickstart' },
  reference: { path: '/docs/api/introduction' },
  callMore: { path: '/docs/api/endpoints/face-matching-v2' },
  pricingLink: { path: '/docs/pricing/Plans' },
  newsLink: { path: '/blog' },
} as const;

/** The parts of the platform, in the order of the home page. */
export const productLinks = [
  { id: 'identity', path: '/docs/capabilities/face-hand-detection' },
  { id: 'widget', path: '/docs/get-started/widget-integration' },
  { id: 'virtual', path: '/docs/virtual-agent/get-started/overview' },
  { id: 'voice', path: '/docs/voice-agent/overview' },
  { id: 'whatsapp', path: '/docs/wa-agent/overview' },
  { id: 'sdks', path: '/docs/sdks/overview' },
] as const;

/** Where each kind of reader begins. */
export const readerLinks = [
  { id: 'developers', path: '/docs/get-started/quickstart' },
  { id: 'resellers', path: '/docs/get-started/become-a-reseller' },
  { id: 'agencies', path: '/docs/pricing/Agency' },
] as const;

/** Plans that most readers choose from; the comparison has all of them. */
export const homePlans = ['developer', 'individual', 'sme', 'agency'] as const satisfies PlanId[];
