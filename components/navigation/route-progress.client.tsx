'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { useIsSlow } from '@/components/ui/hooks.client';
import { cancelProgress, finishProgress, isPageLoading, subscribeToProgress } from '@/lib/browser/route-progress';
import { withBasePath } from '@/lib/config/base-path';

const isNotLoading = () => false;

/** Reports which page is shown, and shows a thin bar while the next one is slow to load. */
export function RouteProgress({ label }: { label: string }) {
  const pathname = usePathname();
  const isLoading = useSyncExternalStore(subscribeToProgress, isPageLoading, isNotLoading);
  const isSlow = useIsSlow(isLoading);

  useEffect(() => finishProgress(withBasePath(pathname)), [pathname]);

  useEffect(() => {
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  return isSlow && <div role="progressbar" aria-label={label} className="route-progress" />;
}

/** Ends the progress when the browser restores a page that the reader had left by a full load. */
function onPageShow({ persisted }: PageTransitionEvent) {
  if (persisted) cancelProgress();
}
