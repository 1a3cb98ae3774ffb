import { expect, it } from 'vitest';
import { getPreferredLocale } from '@/components/language-offer/preferred-locale';

it.each([
  [['id-ID', 'en-US'], 'id'],
  [['en-GB', 'id'], 'en'],
  [['fr-FR', 'id', 'en'], 'id'],
  [['ID'], 'id'],
  [['in-ID'], 'id'], // The legacy tag for Indonesian.
  [['*', 'en'], 'en'],
  [['ide', 'fr'], undefined],
  [[], undefined],
])('the preferred locale for %j is %s', (tags, code) => {
  expect(getPreferredLocale(tags)?.code).toBe(code);
});
