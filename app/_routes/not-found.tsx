import type { Metadata } from 'next';
import { getNotFoundMessages } from '@/components/not-found/messages';
import { NotFoundView } from '@/components/not-found/not-found-view';
import { getRouteLocale, type RouteProps } from './locale-params';

/** Renders `404.html` of the languages with a prefix, for hosts that look for it in each folder. */
export const notFoundPage = {
  async Page(props: RouteProps) {
    return <NotFoundView locale={await getRouteLocale(props)} />;
  },
  async generateMetadata(props: RouteProps): Promise<Metadata> {
    const { title, text } = getNotFoundMessages(await getRouteLocale(props));
    return { title, description: text, robots: { index: false } };
  },
};

/**
 * Stands in when a page calls `notFound()`. Readers never see it: unknown addresses get `app/global-not-found.tsx`. Next puts it
 * into the payload of every page, once per level of the route tree, and its default brings styles along, so this one is empty.
 */
export function EmptyNotFound() {
  return null;
}
