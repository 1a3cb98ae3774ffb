'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { whenIdle } from '@/components/ui/when-idle';
import { basePath, withBasePath } from '@/lib/config/base-path';
import { findPageLink } from '@/lib/navigation/find-page-link';
import { findLikelyPages } from '@/lib/navigation/likely-pages';
import { arriveAtOpenedPage, openPage } from '@/lib/navigation/open-page';
import { opensElsewhere } from '@/lib/navigation/opens-elsewhere';
import { prefetchPage, prefetchPages } from '@/lib/navigation/prefetch-page';

/** The first signs that a reader means to follow a link. */
const signs = ['pointerover', 'focusin', 'touchstart'] as const;

function prefetch(event: Event) {
  const link = findPageLink(event, basePath);
  if (link) prefetchPage(link.pathname, 'auto');
}

/**
 * Opens the pages that links lead to without a full load. It fetches the likeliest of them ahead when the browser is idle, and any at the
 * first sign that the reader means to go there. One listener for all links of the document: a link is a plain one, wherever it comes
 * from, and works without it.
 */
export function LinkFollower() {
  const { push } = useRouter();
  const pathname = usePathname();

  useLayoutEffect(() => arriveAtOpenedPage(withBasePath(pathname)), [pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has likely next ones of its own
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
      if (!link || event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      openPage(push, new URL(link.href), link.closest('dialog') !== null);
    };
    document.addEventListener('click', follow);
    for (const sign of signs) document.addEventListener(sign, prefetch, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      for (const sign of signs) document.removeEventListener(sign, prefetch);
    };
  }, [push]);

  return null;
}
