import type { Metadata } from 'next';
import { NotFoundView } from '@/components/layout/not-found-view';
import { getMessages } from '@/lib/i18n/messages';
import { getRouteLocale, type RouteProps } from './locale-params';

/** `404.html` of the languages with a prefix, for hosts that choose it by folder. */
export const notFoundPage = {
  async Page(props: RouteProps) {
    return <NotFoundView locale={await getRouteLocale(props)} />;
  },
  async generateMetadata(props: RouteProps): Promise<Metadata> {
    const { title, text } = getMessages(await getRouteLocale(props)).notFound;
    return { title, description: text, robots: { index: false } };
  },
};

/**
 * What Next would show where a page calls `notFound()`, which no page of this site does for a reader: unknown addresses get
 * `app/global-not-found.tsx`. It stands in the payload of every page for each level of
 * the tree of routes, and Next's own brings its styles along, so it is empty.
 */
export function EmptyNotFound() {
  return null;
}
