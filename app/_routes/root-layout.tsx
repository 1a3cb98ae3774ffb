import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { RootDocument } from '@/components/layout/root-document';
import { getRouteLocale, type RouteProps } from './locale-params';
import { buildRootMetadata } from './metadata';

export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

export async function generateMetadata(props: RouteProps): Promise<Metadata> {
  return buildRootMetadata(await getRouteLocale(props));
}

interface RootLayoutProps extends RouteProps {
  children: ReactNode;
  /** As in `RootDocument`. */
  isMissing?: boolean;
}

export async function RootLayout({ children, isMissing = false, ...props }: RootLayoutProps) {
  const locale = await getRouteLocale(props);
  return (
    <RootDocument locale={locale} isMissing={isMissing}>
      {children}
    </RootDocument>
  );
}

/** Wraps the 404 page of a language, which hosts serve for unknown addresses in its folder. */
export function MissingRootLayout(props: RootLayoutProps) {
  return <RootLayout {...props} isMissing />;
}
