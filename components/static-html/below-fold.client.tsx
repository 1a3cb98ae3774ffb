'use client';

import type { ReactNode } from 'react';
import { useIsPastFirstFrame } from './use-is-past-first-frame.client';

/**
 * The part of a text below the first screen. When a link leads to the page, the first frame is rendered without it, so that the
 * reader sees the page sooner; until it follows, an empty screen keeps the footer out of sight.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  return useIsPastFirstFrame() ? children : <div className="h-screen" />;
}
