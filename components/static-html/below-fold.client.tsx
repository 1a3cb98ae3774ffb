'use client';

import type { ReactNode } from 'react';
import { useIsPastFirstFrame } from './use-is-past-first-frame.client';

/**
 * What of a text lies below the first screen. Where a link leads to the page, its first frame is drawn without it, and the next ones
 * with it, so that the reader sees the page sooner; until then an empty screen keeps the footer out of sight.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  return useIsPastFirstFrame() ? children : <div className="h-screen" />;
}
