import { expect, it } from 'vitest';
import { getTextLocale } from '@/lib/content/page-paths';
import { getLocale } from '@/lib/i18n/locales';

it.each([
  ['intro.mdx', 'en', 'en'],
  ['intro.id.mdx', 'id', 'id'],
  ['intro.mdx', 'id', 'en'],
])('the text of %s read in %s is in %s', (file, locale, expected) => {
  expect(getTextLocale(file, getLocale(locale)).code).toBe(expected);
});
