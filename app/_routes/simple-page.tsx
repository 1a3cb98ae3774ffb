import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages, type Messages } from '@/lib/i18n/messages';
import { getRouteLocale, type RouteProps } from './locale-params';
import { buildMetadata } from './metadata';

interface SimplePage {
  /** Path of the page in the default language. */
  path: string;
  View: ComponentType<{ locale: Locale }>;
  /** Title and description of the page, from the texts of its language. */
  head: (texts: Messages) => { title: string; description: string };
  isIndexed?: boolean;
}

/** Makes a route without parameters of its own. */
export function createSimplePage({ path, View, head, isIndexed = true }: SimplePage) {
  return {
    async Page(props: RouteProps) {
      return <View locale={await getRouteLocale(props)} />;
    },
    async generateMetadata(props: RouteProps): Promise<Metadata> {
      const locale = await getRouteLocale(props);
      return buildMetadata({ locale, path, isIndexed, ...head(getMessages(locale)) });
    },
  };
}
