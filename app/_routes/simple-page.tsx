import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { DescribedPage, loadMetadata } from './described-page';
import { getRouteLocale, type RouteProps } from './locale-params';

interface SimplePage {
  /** Path of the page in the default language. */
  path: string;
  View: ComponentType<{ locale: Locale }>;
}

/** Makes a route without parameters of its own. */
export function createSimplePage({ path, View }: SimplePage) {
  return {
    async Page(props: RouteProps) {
      const locale = await getRouteLocale(props);
      return (
        <DescribedPage path={path} locale={locale}>
          <View locale={locale} />
        </DescribedPage>
      );
    },
    async generateMetadata(props: RouteProps): Promise<Metadata> {
      return loadMetadata(path, await getRouteLocale(props));
    },
  };
}
