import type { ReactNode } from 'react';
import { SiteError } from '@/lib/errors/site-error';
import { getLocale, type Locale } from '@/lib/i18n/locales';
import { findNearest, toList } from '@/lib/text/nearest';
import type { LocaleParams } from './locale-params';
import { createPageRoute } from './page-route';

/** Renders the pages of a route by what follows the route's folder in their paths: `''` for the folder itself, `tags/hello`. */
export type PageTable = Record<string, () => ReactNode>;

/**
 * Makes the route `[[...slug]]` of a folder whose pages are known.
 * @param folder in the default language, such as `/blog`
 */
export function createTablePage(folder: string, getTable: (locale: Locale) => PageTable) {
  const route = createPageRoute((locale, { slug = [] }: { slug?: string[] }) => {
    const table = getTable(locale);
    const path = [folder, ...slug].join('/');
    const render = table[slug.join('/')];
    if (render) return { path, render };
    const paths = Object.keys(table).map((key) => (key === '' ? folder : `${folder}/${key}`));
    throw new SiteError(`There is no page ${path}.`, `Nearest: ${toList(findNearest(path, paths))}.`);
  });
  return {
    ...route,
    generateStaticParams: ({ params }: { params: LocaleParams }) =>
      Object.keys(getTable(getLocale(params.lang))).map((key) => ({ slug: key === '' ? [] : key.split('/') })),
  };
}
