import type { ReactNode } from 'react';
import { DocsLayout } from '@/components/docs/docs-layout';
import type { SidebarId } from '@/lib/config/sidebars';
import { loadSidebar } from '@/lib/pages/page-index.server';
import { getRouteLocale, type RouteProps } from './locale-params';

/** Creates the layout of one sidebar's pages. */
export function createDocsLayout(sidebarId: SidebarId) {
  return async function Layout({ children, ...props }: RouteProps & { children: ReactNode }) {
    const locale = await getRouteLocale(props);
    return (
      <DocsLayout locale={locale} sidebarId={sidebarId} tree={await loadSidebar(sidebarId, locale)}>
        {children}
      </DocsLayout>
    );
  };
}
