import type { ReactNode } from 'react';
import { SiteError } from '@/lib/errors/site-error';
import { getLocale, type Locale } from '@/lib/i18n/locales';
import { loadSitePage } from '@/lib/pages/page-index.server';
import { findNearest, toList } from '@/lib/text/nearest';
import type { LocaleParams } from './locale-params';
import { createPageRoute } from './page-route';

/** Views of a route's pages, by their paths below the route's folder: `''` is the folder itself, `tags/hello` a page in it. */
export type PageTable = Record<string, () => ReactNode | Promise<ReactNode>>;

/**
 * Creates the route `[[...slug]]` of a folder whose pages the code itself lists.
 * @param folder in the default language, such as `/blog`
 */
export function createTablePage(folder: string, loadTable: (locale: Locale) => Promise<PageTable>) {
  const route = createPageRoute(async (locale, { slug = [] }: { slug?: string[] }) => {
    const table = await loadTable(locale);
    const path = [folder, ...slug].join('/');
    const render = table[slug.join('/')];
    if (render) return { page: await loadSitePage(path, locale), render };
    const paths = Object.keys(table).map((key) => (key === '' ? folder : `${folder}/${key}`));
    throw new SiteError(`There is no page ${path}.`, `Nearest: ${toList(findNearest(path, paths))}.`);
  });
  return {
    ...route,
    async generateStaticParams({ params }: { params: LocaleParams }) {
      const table = await loadTable(getLocale(params.lang));
      return Object.keys(table).map((key) => ({ slug: key === '' ? [] : key.split('/') }));
    },
  };
}
