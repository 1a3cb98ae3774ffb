import type { ReactNode } from 'react';
import { HomeLayout } from '@/components/layout/plain-layout';
import { getRouteLocale, type RouteProps } from './locale-params';

/** Layout of the pages without a sidebar. */
export default async function Layout({ children, ...props }: RouteProps & { children: ReactNode }) {
  return <HomeLayout locale={await getRouteLocale(props)}>{children}</HomeLayout>;
}
