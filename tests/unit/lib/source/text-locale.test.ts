import { expect, it } from 'vitest';
import { getLocale } from '@/lib/i18n/locales';
import { getTextLocale } from '@/lib/source/text-locale';

it.each([
  ['intro.mdx', 'en', 'en'],
  ['intro.id.mdx', 'id', 'id'],
  ['intro.mdx', 'id', 'en'],
])('the text of %s read in %s is in %s', (file, locale, expected) => {
  expect(getTextLocale(file, getLocale(locale)).code).toBe(expected);
});
