import { getSlugs } from 'fumadocs-core/source';
import { defaultLocale, type Locale, prefixedLocales } from './locales';

/** The language of a file, as its name says: `intro.id.mdx` is Indonesian, `intro.mdx` the default. */
export function getFileLocale(file: string): Locale {
  return prefixedLocales.find(({ code }) => file.endsWith(`.${code}.mdx`)) ?? defaultLocale;
}

/** Returns whether a file holds text in a language. */
export function isWrittenIn(file: string, locale: Locale): boolean {
  return getFileLocale(file) === locale;
}

/**
 * The language that the text of a page is in: the default one, where a translation is missing.
 * @param file path of the page's file, such as `intro.id.mdx`
 */
export function getTextLocale(file: string, locale: Locale): Locale {
  return isWrittenIn(file, locale) ? locale : defaultLocale;
}

/** The file that a page is a translation of, which is the page itself in the default language: `intro.id.mdx` → `intro.mdx`. */
export function toSourceFile(file: string): string {
  const { code } = getFileLocale(file);
  return file.replace(new RegExp(`\\.${code}\\.mdx$`), '.mdx');
}

/** The file that holds the translation of a page: `intro.mdx` → `intro.id.mdx`. */
export function toTranslatedFile(sourceFile: string, { code }: Locale): string {
  return sourceFile.replace(/\.mdx$/, `.${code}.mdx`);
}

/**
 * The address of a page in the default language, as the loaders compute it: `guide/index.id.mdx` → `/docs/guide`.
 * @param path of its file below the folder that is served under `baseUrl`, in any language
 */
export function toPageUrl(path: string, baseUrl: string): string {
  return [baseUrl, ...getSlugs(toSourceFile(path))].join('/') || '/';
}
