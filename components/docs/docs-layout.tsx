import type { ReactNode } from 'react';
import { SidebarList } from '@/components/layout/sidebar-list.client';
import { SiteMenu } from '@/components/layout/site-menu';
import type { Sidebar } from '@/lib/content/docs.server';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';

interface DocsLayoutProps {
  locale: Locale;
  sidebar: Sidebar;
  children: ReactNode;
}

/** The frame of documentation pages: a sidebar that keeps its state from page to page, and the page beside it. */
export function DocsLayout({ locale, sidebar, children }: DocsLayoutProps) {
  const texts = getMessages(locale).docs;
  return (
    <>
      <SiteMenu locale={locale} sidebar={sidebar.items} />
      <div className="docs-frame mx-auto w-full max-w-page flex-1 md:grid md:grid-cols-[17.5rem_minmax(0,1fr)]">
        <aside className="sticky top-(--header-height) hidden h-[calc(100dvh-var(--header-height))] border-e md:block">
          <nav
            aria-label={`${texts.sidebar}: ${texts.sidebars[sidebar.id]}`}
            className="h-full overflow-y-auto overscroll-contain px-3 pt-6 pb-(--sidebar-end,1.5rem) [scrollbar-width:thin]"
          >
            <SidebarList items={sidebar.items} />
          </nav>
        </aside>
        {children}
      </div>
    </>
  );
}
