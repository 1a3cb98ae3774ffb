import { en } from './languages/en/locale';
import { id } from './languages/id/locale';
import type { LocaleConfig } from './languages/locale-config';

/**
 * The languages of the site, the default one first. Code reads this table and never compares language codes.
 * SPEC 3: the product's specification names the codes, language tags, directions and labels.
 */
export const locales = [en, id] as const;

export type Locale = (typeof locales)[number];
export type LocaleCode = Locale['code'];

export type CompleteLocale = Extract<Locale, { state: 'complete' }>;
type CompleteCode = CompleteLocale['code'];

/** A value in every complete language, and in the partial ones as far as it is translated. */
export type Localized<Value> = Record<CompleteCode, Value> & Partial<Record<LocaleCode, Value>>;

/** Returns the value in a language, or in the default one where it is not translated. */
export function getLocalized<Value>(values: Localized<Value>, { code }: Locale): Value {
  return values[code] ?? values[defaultLocale.code];
}

/** The language that is served without a prefix and that untranslated pages fall back to. */
export const defaultLocale = locales[0];

/** Returns whether a language may lack pages, texts of the contract and data; see `LocaleConfig`. */
export function isPartial({ state }: LocaleConfig): boolean {
  return state === 'partial';
}

/** The languages that must have everything. */
export const completeLocales = locales.filter((locale): locale is CompleteLocale => !isPartial(locale));

/** Every language that has a prefix of its own. */
export const prefixedLocales = locales.filter((locale) => locale.prefix !== '');

/** Returns the language of a route's `lang` parameter; the routes without one are in the default language. */
export function getLocale(code: string | undefined): Locale {
  return locales.find((locale) => locale.code === code) ?? defaultLocale;
}
