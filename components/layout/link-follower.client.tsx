'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { whenIdle } from '@/components/ui/when-idle';
import { basePath, withBasePath } from '@/lib/config/base-path';
import { adoptEntries } from '@/lib/navigation/adopt-entries';
import { animateScroll } from '@/lib/navigation/animate-scroll';
import { findPageLink } from '@/lib/navigation/find-page-link';
import { isModifiedClick } from '@/lib/navigation/is-modified-click';
import { findLikelyPages } from '@/lib/navigation/likely-pages';
import { openPage, scrollToDestination } from '@/lib/navigation/open-page';
import { prefetchPage, prefetchPages } from '@/lib/navigation/prefetch-page';

/** The first signs that a reader means to follow a link. */
const signs = ['pointerover', 'focusin', 'touchstart'] as const;

function prefetch(event: Event) {
  const link = findPageLink(event, basePath);
  if (link) prefetchPage(link.pathname, 'auto');
}

/**
 * Opens linked pages without a full load. Prefetches the likeliest ones when the browser is idle, and any other at the first sign
 * that the reader means to go there. The listeners are on the document, so links stay plain `<a>` elements, wherever they come
 * from, and work without them.
 */
export function LinkFollower() {
  const { push } = useRouter();
  const pathname = usePathname();

  useLayoutEffect(() => {
    scrollToDestination(withBasePath(pathname));
    return adoptEntries(window.location.pathname);
  }, [pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own likely next pages
  useEffect(() => {
    const leaving = new AbortController();
    const callOff = whenIdle(() => prefetchPages(findLikelyPages(basePath), leaving.signal));
    return () => {
      callOff();
      leaving.abort();
    };
  }, [pathname]);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = findPageLink(event, basePath);
      if (!link || event.defaultPrevented || isModifiedClick(event)) return;
      event.preventDefault();
      openPage(push, new URL(link.href), link.closest('dialog') !== null);
    };
    document.addEventListener('click', follow);
    document.addEventListener('click', animateScroll);
    for (const sign of signs) document.addEventListener(sign, prefetch, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('click', animateScroll);
      for (const sign of signs) document.removeEventListener(sign, prefetch);
    };
  }, [push]);

  return null;
}
