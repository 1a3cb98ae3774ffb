import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SiteError } from '@/lib/errors/site-error';
import { getLocale, type Locale } from '@/lib/i18n/locales';
import { findNearest, toList } from '@/lib/text/nearest';
import { DescribedPage, loadMetadata } from './described-page';
import type { LocaleParams, RouteProps } from './locale-params';

/** Renders the pages of a route by what follows the route's folder in their paths: `''` for the folder itself, `tags/hello`. */
export type PageTable = Record<string, () => ReactNode>;

/**
 * Makes the route `[[...slug]]` of a folder whose pages are known.
 * @param folder in the default language, such as `/blog`
 */
export function createTablePage(folder: string, getTable: (locale: Locale) => PageTable) {
  type Props = RouteProps<{ slug?: string[] }>;

  async function read({ params }: Props) {
    const { slug = [], lang } = await params;
    const locale = getLocale(lang);
    const table = getTable(locale);
    const path = [folder, ...slug].join('/');
    const render = table[slug.join('/')];
    if (render) return { render, path, locale };
    const paths = Object.keys(table).map((key) => (key === '' ? folder : `${folder}/${key}`));
    throw new SiteError(`There is no page ${path}.`, `Nearest: ${toList(findNearest(path, paths))}.`);
  }

  return {
    async Page(props: Props) {
      const { render, path, locale } = await read(props);
      return (
        <DescribedPage path={path} locale={locale}>
          {render()}
        </DescribedPage>
      );
    },
    async generateMetadata(props: Props): Promise<Metadata> {
      const { path, locale } = await read(props);
      return loadMetadata(path, locale);
    },
    generateStaticParams: ({ params }: { params: LocaleParams }) =>
      Object.keys(getTable(getLocale(params.lang))).map((key) => ({ slug: key === '' ? [] : key.split('/') })),
  };
}
