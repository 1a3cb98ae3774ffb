'use client';

import { useSidebar } from 'fumadocs-ui/components/sidebar/base';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useInsertionEffect, useRef } from 'react';
import { finishNavigation, markArrival, openPage } from '@/lib/browser/open-page';
import { findPageLink, isModifiedClick } from '@/lib/browser/page-link';
import { canPrefetch, createPrefetchAhead, type PrefetchAhead } from '@/lib/browser/prefetch-ahead';
import { cancelProgress, isShownPage } from '@/lib/browser/route-progress';
import { basePath, withBasePath } from '@/lib/config/base-path';
import { isRouterEntry, toRouterAddress } from '@/lib/formats/next-router';
import { addSpeculationRules } from './speculation-rules';

/** Events that show that a reader means to follow a link. */
const intentEvents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Opens linked pages without a full load. Prefetches those in sight when the browser is idle, and any other at the first sign that
 * the reader means to go there. The listeners are on the document, so links stay plain `<a>` elements, wherever they come
 * from, and work without them.
 */
export function LinkFollower() {
  const { prefetch, push } = useRouter();
  const pathname = usePathname();
  const { open: isMenuOpen } = useSidebar();

  // Before any layout effect: the router's reads the layout of the new page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is an arrival
  useInsertionEffect(markArrival, [pathname]);

  useEffect(() => {
    removeHomeSlash();
    finishNavigation(withBasePath(pathname));
  }, [pathname]);

  useEffect(() => {
    if (canPrefetch()) addSpeculationRules();
  }, []);

  const ahead = useRef<PrefetchAhead>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page view has its own budget
  useEffect(() => {
    const view = createPrefetchAhead((page) => prefetch(toRouterAddress(page)), basePath);
    ahead.current = view;
    document.addEventListener('scrollend', view.run);
    return () => {
      document.removeEventListener('scrollend', view.run);
      view.stop();
    };
  }, [pathname, prefetch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page and the open menu bring new links into sight
  useEffect(() => void ahead.current?.run(), [pathname, isMenuOpen]);

  useEffect(() => {
    const prefetchLink = (event: Event) => {
      const link = findPageLink(event, basePath);
      if (link && canPrefetch()) prefetch(toRouterAddress(link.href));
    };
    const followLink = (event: MouseEvent) => {
      const link = findPageLink(event, basePath);
      if (!link || event.defaultPrevented || isModifiedClick(event)) return;
      event.preventDefault();
      if (!navigator.onLine)
        window.siteLoading?.showBox(`${link.pathname} did not load: the browser is offline.`, link.href);
      else openPage(push, new URL(link.href), link.closest('dialog') !== null);
    };
    document.addEventListener('click', followLink);
    for (const event of intentEvents) document.addEventListener(event, prefetchLink, { passive: true });
    return () => {
      document.removeEventListener('click', followLink);
      for (const event of intentEvents) document.removeEventListener(event, prefetchLink);
    };
  }, [prefetch, push]);

  useEffect(() => {
    window.addEventListener('popstate', adoptEntry);
    return () => window.removeEventListener('popstate', adoptEntry);
  }, []);

  return null;
}

/** Removes the slash that `toRouterAddress` added, once the page is shown. */
function removeHomeSlash(): void {
  const { pathname, search, hash } = window.location;
  if (basePath && pathname === `${basePath}/`) window.history.replaceState(null, '', `${basePath}${search}${hash}`);
}

/** Gives the router the history entries that the browser adds itself, for links within a page. */
function adoptEntry({ state }: PopStateEvent): void {
  if (isRouterEntry(state)) return;
  const { href, pathname } = window.location;
  if (isShownPage(pathname)) {
    cancelProgress(); // The router abandons a pending navigation.
    window.history.replaceState(null, '', href);
  } else {
    window.location.reload(); // An entry from before hydration, reached from another page.
  }
}
