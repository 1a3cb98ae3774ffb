import { getSlugs } from 'fumadocs-core/source';
import { defaultLocale, type Locale, prefixedLocales } from './locales';

/** Returns the language of a file by its name: `intro.id.mdx` is Indonesian, `intro.mdx` in the default language. */
export function getFileLocale(file: string): Locale {
  return prefixedLocales.find(({ code }) => file.endsWith(`.${code}.mdx`)) ?? defaultLocale;
}

export function isWrittenIn(file: string, locale: Locale): boolean {
  return getFileLocale(file) === locale;
}

/**
 * Returns the language of a page's text: the default one, where a translation is missing.
 * @param file path of the page's file, such as `intro.id.mdx`
 */
export function getTextLocale(file: string, locale: Locale): Locale {
  return isWrittenIn(file, locale) ? locale : defaultLocale;
}

/** Returns the file in the default language that a file translates, or the file itself: `intro.id.mdx` → `intro.mdx`. */
export function toSourceFile(file: string): string {
  const { code } = getFileLocale(file);
  return file.replace(new RegExp(`\\.${code}\\.mdx$`), '.mdx');
}

/** Returns the file that holds the translation of a page: `intro.mdx` → `intro.id.mdx`. */
export function toTranslatedFile(sourceFile: string, { code }: Locale): string {
  return sourceFile.replace(/\.mdx$/, `.${code}.mdx`);
}

/**
 * Converts the path of a file to the path of its page in the default language, as the loaders do: `guide/index.id.mdx` → `/docs/guide`.
 * @param path of the file below the folder that is served under `baseUrl`, in any language
 */
export function toPageUrl(path: string, baseUrl: string): string {
  return [baseUrl, ...getSlugs(toSourceFile(path))].join('/') || '/';
}
