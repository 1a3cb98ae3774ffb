import { describe, expect, it } from 'vitest';
import { getLocale } from '@/lib/i18n/locales';
import { toPricingExampleMarkdown } from '@/lib/plans/pricing-example-markdown';

describe('a worked example as Markdown', () => {
  it('says what the plan includes, what it costs in a year, and why a smaller one does not do', () => {
    expect(toPricingExampleMarkdown('agency', getLocale('en'))).toBe(
      [
        '- Verifications per month: 7,200 (In Agency: 10,000)',
        '- Conversations per month: 30,000 (In Agency: 40,000)',
        '- WhatsApp accounts: 12 (In Agency: 20)',
        '- Seats: 15 (In Agency: 25)',
        '- Features: Identity verification API, WhatsApp agent, Team inbox, Reseller API',
        '- Suitable plan: [Agency](/docs/pricing/Agency)',
        '- Price: $299 a month, $3,588 a year',
        [
          '- Why not SME: Verifications per month: 3,000',
          'Conversations per month: 10,000',
          'WhatsApp accounts: 3',
          'Seats: 10',
          'Not included: Reseller API',
        ].join('; '),
        '',
        'All figures are examples.',
      ].join('\n'),
    );
  });

  it('has no question about a smaller plan where none is cheaper', () => {
    expect(toPricingExampleMarkdown('marketplace', getLocale('id'))).not.toContain('Mengapa bukan');
  });
});
