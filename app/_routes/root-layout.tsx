import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { RootDocument } from '@/components/layout/root-document';
import { SearchLinks } from '@/components/layout/search-links';
import { getRouteLocale, type RouteProps } from './locale-params';
import { buildRootMetadata } from './metadata';

export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

export async function generateMetadata(props: RouteProps): Promise<Metadata> {
  return buildRootMetadata(await getRouteLocale(props));
}

export async function RootLayout({ children, ...props }: RouteProps & { children: ReactNode }) {
  const locale = await getRouteLocale(props);
  return (
    <RootDocument locale={locale}>
      <SearchLinks locale={locale} />
      {children}
    </RootDocument>
  );
}
