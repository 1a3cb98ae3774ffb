import type { LocaleCode } from '../../lib/i18n/locales';

/**
 * What readers type, and the words of the documentation that they mean. A key is a word or a phrase in small letters; each
 * of its words is looked for as well as what was typed.
 */
export const searchSynonyms: Record<LocaleCode, Record<string, string[]>> = { en: {}, id: {} };
