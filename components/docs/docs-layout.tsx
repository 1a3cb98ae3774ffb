import type { Root } from 'fumadocs-core/page-tree';
import type { ReactNode } from 'react';
import { SiteMenu } from '@/components/layout/site-menu';
import { getPageActionMessages } from '@/components/markdown-pages/messages';
import { PageActionsProvider } from '@/components/markdown-pages/page-actions.client';
import { VersionMemory } from '@/components/versions/version-memory.client';
import { toAbsoluteUrl } from '@/lib/config/absolute-url';
import { withBasePath } from '@/lib/config/base-path';
import type { SidebarId } from '@/lib/config/sidebars';
import { site } from '@/lib/config/site';
import { versions } from '@/lib/config/versions';
import { sidebarIds } from '@/lib/formats/fumadocs-ui';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { shortenSidebar } from '@/lib/pages/sidebar';
import { PageTree } from './page-tree.client';
import { toSidebarPath } from './sidebar-file.server';
import { SidebarTree } from './sidebar-tree.client';

interface DocsLayoutProps {
  locale: Locale;
  sidebarId: SidebarId;
  /** The pages of the sidebar. */
  tree: Root;
  children: ReactNode;
}

/** Frames documentation pages with a sidebar that keeps its state from page to page. */
export function DocsLayout({ locale, sidebarId, tree, children }: DocsLayoutProps) {
  const texts = getMessages(locale).docs;
  const shortTree = shortenSidebar(tree);
  return (
    <SidebarTree tree={shortTree} wholeUrl={shortTree === tree ? undefined : withBasePath(toSidebarPath(tree))}>
      {site.docs.versionPersistence === 'localStorage' && (
        <VersionMemory name={versions[0].name} names={versions.map(({ name }) => name)} />
      )}
      <SiteMenu locale={locale} sidebar={<PageTree />} />
      <div className="docs-frame mx-auto w-full max-w-page flex-1 md:grid md:grid-cols-[17.5rem_minmax(0,1fr)]">
        <aside
          id={sidebarIds.full}
          className="sticky top-(--header-height) hidden h-[calc(100dvh-var(--header-height))] border-e md:block"
        >
          <nav
            aria-label={`${texts.sidebar}: ${texts.sidebars[sidebarId]}`}
            className="h-full overflow-y-auto overscroll-contain px-3 pt-6 pb-(--sidebar-end,1.5rem) [scrollbar-width:thin]"
          >
            <PageTree />
          </nav>
        </aside>
        <PageActionsProvider texts={getPageActionMessages(locale)} siteUrl={toAbsoluteUrl('/')}>
          {children}
        </PageActionsProvider>
      </div>
    </SidebarTree>
  );
}
