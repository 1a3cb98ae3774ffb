import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SiteError } from '@/lib/errors/site-error';
import { getLocale, type Locale } from '@/lib/i18n/locales';
import { findNearest, toList } from '@/lib/text/nearest';
import { DescribedPage } from './described-page';
import { loadMetadata } from './load-metadata';
import type { RouteProps } from './locale-params';

interface KeyedPage<Key extends string> {
  /** Path of the page with a key, in the default language. */
  toPath: (key: Key) => string;
  keys: readonly Key[];
  render: (key: Key, locale: Locale) => ReactNode;
}

/** Makes a route whose one parameter, `key`, comes from a fixed list. */
export function createKeyedPage<Key extends string>({ toPath, keys, render }: KeyedPage<Key>) {
  type Props = RouteProps<{ key: string }>;

  async function read({ params }: Props) {
    const { key: asked, lang } = await params;
    const key = keys.find((known) => known === asked);
    if (key) return { key, locale: getLocale(lang) };
    throw new SiteError(
      `Unknown key "${asked}" in the address of a page.`,
      `Nearest: ${toList(findNearest(asked, keys))}. The keys are: ${toList(keys)}.`,
    );
  }

  return {
    async Page(props: Props) {
      const { key, locale } = await read(props);
      return (
        <DescribedPage path={toPath(key)} locale={locale}>
          {render(key, locale)}
        </DescribedPage>
      );
    },
    async generateMetadata(props: Props): Promise<Metadata> {
      const { key, locale } = await read(props);
      return loadMetadata(toPath(key), locale);
    },
    generateStaticParams: () => keys.map((key) => ({ key })),
  };
}
