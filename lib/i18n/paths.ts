import { defaultLocale, type Locale, prefixedLocales } from './locales';

/** Returns whether a path is a folder or lies below it. */
export function isInFolder(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** Splits a path into its language and the same path in the default language: `/id/docs/intro` → `id`, `/docs/intro`. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const locale = prefixedLocales.find(({ prefix }) => isInFolder(path, prefix));
  if (!locale) return { locale: defaultLocale, path };
  return { locale, path: path.slice(locale.prefix.length) || '/' };
}

/** Returns the path of the same page in `locale`. Keeps query and hash; leaves relative links, anchors and other hosts alone. */
export function localizePath(path: string, locale: Locale): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  const end = path.search(/[?#]/);
  const pathname = end === -1 ? path : path.slice(0, end);
  const rest = end === -1 ? '' : path.slice(end);
  const page = splitLocale(pathname).path;
  if (page === '/') return `${locale.prefix || '/'}${rest}`;
  return `${locale.prefix}${page}${rest}`;
}

/** Returns whether a link leads to a file of the site, such as `/openapi.json` or `/img/icons.svg#call`, and not to a page. */
export function isFileLink(href: string): boolean {
  return /^\/[^?#]*\.\w+(?=$|[?#])/.test(href);
}

/** Localizes a link to a page for a reader of `locale`; files are the same in every language. */
export function localizeLink(href: string, locale: Locale): string {
  return isFileLink(href) ? href : localizePath(href, locale);
}
