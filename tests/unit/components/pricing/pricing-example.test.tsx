import { describe, expect, it, vi } from 'vitest';
import { toPricingExampleMarkdown } from '@/components/pricing/pricing-example';
import { getLocale } from '@/lib/i18n/locales';

vi.mock('@/content/data/plans', () => import('@/tests/fixtures/plans'));
vi.mock('@/content/data/pricing-examples', () => ({
  pricingExamples: {
    agency: {
      verifications: 7200,
      conversations: 30_000,
      whatsappAccounts: 12,
      seats: 15,
      features: ['identity', 'inbox', 'reseller'],
    },
    marketplace: { verifications: 300, conversations: 0, whatsappAccounts: 0, seats: 1, features: ['identity'] },
  },
}));

describe('a worked example as Markdown', () => {
  it('says what the plan includes, what it costs in a year, and why a smaller one does not do', () => {
    expect(toPricingExampleMarkdown('agency', getLocale('en'))).toBe(
      [
        '- Verifications per month: 7,200 (In Agency: 10,000)',
        '- Conversations per month: 30,000 (In Agency: 40,000)',
        '- WhatsApp accounts: 12 (In Agency: 20)',
        '- Seats: 15 (In Agency: 25)',
        '- Features: Identity, Inbox, Reseller API',
        '- Suitable plan: [Agency](/docs/pricing/Agency)',
        '- Price: USD\u00a0300\u00a0/ Rp4,800,000 a month, USD\u00a03,600\u00a0/ Rp57,600,000 a year',
        [
          '- Why not SME: Verifications per month: 3,000',
          'Conversations per month: 10,000',
          'WhatsApp accounts: 3',
          'Seats: 10',
          'Not included: Reseller API',
        ].join('; '),
        '',
        'All figures are examples, without VAT.',
      ].join('\n'),
    );
  });

  it('has no question about a smaller plan where none is cheaper', () => {
    expect(toPricingExampleMarkdown('marketplace', getLocale('id'))).not.toContain('Mengapa bukan');
  });
});
