'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { basePath, withBasePath } from '@/lib/config/base-path';
import { arriveAt } from '@/lib/navigation/arrive-at';
import { findPageLink } from '@/lib/navigation/find-page-link';
import { opensElsewhere } from '@/lib/navigation/opens-elsewhere';
import { prefetchPage } from '@/lib/navigation/prefetch-page';
import { cancelTransition } from '@/lib/navigation/route-transition';

/** The first signs that a reader means to follow a link. */
const signs = ['pointerover', 'focusin', 'touchstart'] as const;

function prefetch(event: Event) {
  const link = findPageLink(event, basePath);
  if (link) prefetchPage(link.pathname, 'auto');
}

function showQuery({ href, hash }: HTMLAnchorElement) {
  cancelTransition(); // The router gives up what it was on its way to.
  window.history.pushState(null, '', href);
  arriveAt(hash);
}

/**
 * Opens the pages that links lead to without a full load, and fetches them ahead at the first sign that the reader means to go
 * there. One listener for all links of the document: a link is a plain one, wherever it comes from, and works without it.
 */
export function LinkFollower() {
  const { push } = useRouter();
  const pathname = usePathname();
  const destination = useRef<URL | null>(null);

  // The router would scroll while it changes the document, which then has to be laid out in between. The next frame does that anyway.
  useLayoutEffect(() => {
    const { current: page } = destination;
    if (page?.pathname !== withBasePath(pathname)) return;
    destination.current = null;
    requestAnimationFrame(() => arriveAt(page.hash));
  }, [pathname]);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = findPageLink(event, basePath);
      if (!link || event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      const { pathname, search } = window.location;
      const isOtherPage = link.pathname !== pathname;
      destination.current = isOtherPage ? new URL(link.href) : null;
      // To another query of this page there is nothing to load; the router follows the address.
      if (!isOtherPage && link.search !== search) return showQuery(link);
      push(link.href, { scroll: !isOtherPage });
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
