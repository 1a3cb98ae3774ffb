'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { whenIdle } from '@/components/ui/when-idle';
import { basePath } from '@/lib/config/base-path';
import { reportVisit } from '@/lib/offline/report-visit';

/** Has each visited page cached for offline reading, once it has loaded and the browser is idle. */
export function OfflineReading() {
  const pathname = usePathname();

  useEffect(() => whenIdle(() => reportVisit(basePath, `${basePath}${pathname}`)), [pathname]);

  return null;
}
