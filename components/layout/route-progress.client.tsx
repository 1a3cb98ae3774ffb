'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { useIsSlow } from '@/components/ui/use-is-slow.client';
import { withBasePath } from '@/lib/config/base-path';
import {
  cancelTransition,
  finishTransition,
  isInTransition,
  subscribeToTransitions,
} from '@/lib/navigation/route-transition';

const isNotLoading = () => false;

/** Reports which page is shown and that it has hydrated, and shows a thin bar while the next page is slow to load. */
export function RouteProgress({ label }: { label: string }) {
  const pathname = usePathname();
  const isLoading = useSyncExternalStore(subscribeToTransitions, isInTransition, isNotLoading);
  const isSlow = useIsSlow(isLoading);

  useEffect(() => finishTransition(withBasePath(pathname)), [pathname]);

  useEffect(() => {
    window.siteLoading?.settle();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  return isSlow && <div role="progressbar" aria-label={label} className="route-progress" />;
}

function onPageShow({ persisted }: PageTransitionEvent) {
  if (persisted) cancelTransition();
}
