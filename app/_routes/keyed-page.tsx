import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { getLocale, type Locale } from '@/lib/i18n/locales';
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
  // `dynamicParams` is false for these routes, so `key` is always one of `keys`.
  const read = async ({ params }: Props) => {
    const { key, lang } = await params;
    return { key: key as Key, locale: getLocale(lang) };
  };
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
