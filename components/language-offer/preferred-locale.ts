import { type Locale, locales } from '@/lib/i18n/locales';

/** Returns the language of a tag, without script and region; deprecated codes become current ones: `in-ID` → `id`. */
function toLanguage(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return undefined; // Not a language tag, such as the `*` of some browsers.
  }
}

/**
 * Finds the language of the site that a reader prefers.
 * @param tags language tags, most preferred first, such as `navigator.languages`
 * @returns `undefined` where the site has none of them
 */
export function getPreferredLocale(tags: readonly string[]): Locale | undefined {
  for (const tag of tags) {
    const language = toLanguage(tag);
    const locale = locales.find(({ code }) => code === language);
    if (locale) return locale;
  }
  return undefined;
}
