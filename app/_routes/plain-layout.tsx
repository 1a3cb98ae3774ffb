import type { ReactNode } from 'react';
import { PlainLayout } from '@/components/layout/plain-layout';
import { getRouteLocale, type RouteProps } from './locale-params';

export default async function Layout({ children, ...props }: RouteProps & { children: ReactNode }) {
  return <PlainLayout locale={await getRouteLocale(props)}>{children}</PlainLayout>;
}
