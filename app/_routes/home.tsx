import type { Metadata } from 'next';
import { HomeView } from '@/components/home/home-view';
import { site } from '@/lib/config/site';
import { getRouteLocale, type RouteProps } from './locale-params';
import { buildMetadata } from './metadata';

export const homePage = {
  async Page(props: RouteProps) {
    return <HomeView locale={await getRouteLocale(props)} />;
  },
  async generateMetadata(props: RouteProps): Promise<Metadata> {
    const locale = await getRouteLocale(props);
    return buildMetadata({ locale, path: '/', description: site.tagline[locale.code] });
  },
};
