import { expect, it } from 'vitest';
import { completeLocales, defaultLocale, getLocalized, isPartial, type Locale } from '@/lib/i18n/locales';

/** A language that has just been begun. */
const begun = { ...defaultLocale, code: 'xx', prefix: '/xx', state: 'partial' } as unknown as Locale;

it('a partial language has the text of the default one where it has none', () => {
  expect(isPartial(begun)).toBe(true);
  expect(getLocalized({ en: 'Agent', id: 'Agen' }, begun)).toBe('Agent');
});

it('a complete language has its own', () => {
  expect(completeLocales.map((locale) => getLocalized({ en: 'Agent', id: 'Agen' }, locale))).toEqual(['Agent', 'Agen']);
});
