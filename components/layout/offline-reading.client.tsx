'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { whenIdle } from '@/components/ui/hooks.client';
import { isOfflineReadingOn } from '@/lib/browser/offline-settings';
import { reportVisit } from '@/lib/browser/report-visit';
import { basePath } from '@/lib/config/base-path';

/** Has each visited page stored for offline reading, once it has loaded and the browser is idle. */
export function OfflineReading() {
  const pathname = usePathname();

  useEffect(() => {
    if (isOfflineReadingOn) return whenIdle(() => reportVisit(basePath, `${basePath}${pathname}`));
  }, [pathname]);

  return null;
}
