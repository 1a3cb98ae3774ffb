'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { useLate } from '@/components/ui/use-late.client';
import { whenIdle } from '@/components/ui/when-idle';
import { basePath, withBasePath } from '@/lib/config/base-path';
import { findLikelyPages } from '@/lib/navigation/likely-pages';
import { prefetchPages } from '@/lib/navigation/prefetch-page';
import {
  cancelTransition,
  finishTransition,
  isInTransition,
  subscribeToTransitions,
} from '@/lib/navigation/route-transition';

const isNotLoading = () => false;

/** Tells the rest of the site which page is shown, and draws a thin bar while the next one takes its time. */
export function RouteProgress({ label }: { label: string }) {
  const pathname = usePathname();
  const isLoading = useSyncExternalStore(subscribeToTransitions, isInTransition, isNotLoading);
  const isLate = useLate(isLoading);

  useEffect(() => {
    finishTransition(withBasePath(pathname));
    const leaving = new AbortController();
    const callOff = whenIdle(() => prefetchPages(findLikelyPages(basePath), leaving.signal));
    return () => {
      callOff();
      leaving.abort();
    };
  }, [pathname]);

  useEffect(() => {
    window.siteLoading?.settle();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  return isLate && <div role="progressbar" aria-label={label} className="route-progress" />;
}

function onPageShow({ persisted }: PageTransitionEvent) {
  if (persisted) cancelTransition();
}
