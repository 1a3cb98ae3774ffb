'use client';

import { startTransition, useLayoutEffect, useState } from 'react';
import { isOnWayToTop } from '@/lib/navigation/route-transition';

const waiting = new Set<() => void>();

/** Calls all waiting callbacks together, so that the page renders once rather than once for each of them. */
function callWaiting() {
  const callbacks = [...waiting];
  waiting.clear();
  startTransition(() => {
    for (const callback of callbacks) callback();
  });
}

/** Calls `callback` once the browser has painted the next frame. @returns a function that cancels it */
function afterNextFrame(callback: () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(callWaiting));
  waiting.add(callback);
  return () => waiting.delete(callback);
}

/**
 * Whether the first frame of the page has been painted, so that content out of view can follow. True from the start in built pages,
 * and wherever the reader does not arrive at the top of the page: back to where they were, or at a heading.
 */
export function useIsPastFirstFrame(): boolean {
  const [isPast, setIsPast] = useState(() => !isOnWayToTop());
  useLayoutEffect(() => (isPast ? undefined : afterNextFrame(() => setIsPast(true))), [isPast]);
  return isPast;
}
