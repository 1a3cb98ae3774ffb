import { describe, expect, it } from 'vitest';
import { format, formatCount, formatDate, formatNumber, formatPrice } from '@/lib/i18n/format';
import { getLocale } from '@/lib/i18n/locales';

const en = getLocale('en');
const id = getLocale('id');

describe('formatting', () => {
  it('fills placeholders, but keeps those without a value', () => {
    expect(format('{count} of {total}', { count: 2 })).toBe('2 of {total}');
  });

  it.each([
    [1, en, '1 page'],
    [2000, en, '2,000 pages'],
    [2000, id, '2.000 pages'],
  ])('chooses the plural form for %i', (count, locale, expected) => {
    expect(formatCount({ one: '{count} page', other: '{count} pages' }, count, locale)).toBe(expected);
  });

  it('writes numbers, prices and dates in the style of the language', () => {
    const day = new Date('2026-03-14T23:30:00Z');
    expect([formatNumber(10000, en), formatPrice({ USD: 99, IDR: 1_590_000 }, en), formatDate(day, en)]).toEqual([
      '10,000',
      'USD\u00a099\u00a0/ Rp1,590,000',
      'March 14, 2026',
    ]);
    expect([formatNumber(10000, id), formatPrice({ USD: 99, IDR: 1_590_000 }, id), formatDate(day, id)]).toEqual([
      '10.000',
      'Rp1.590.000\u00a0/ USD\u00a099',
      '14 Maret 2026',
    ]);
  });
});
