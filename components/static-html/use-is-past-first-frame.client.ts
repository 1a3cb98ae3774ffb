'use client';

import { startTransition, useLayoutEffect, useState } from 'react';
import { isOnWayToTop } from '@/lib/navigation/route-transition';

const waiting = new Set<() => void>();

/** Calls all that wait together, so that the page is drawn once more and not once for each of them. */
function callWaiting() {
  const callbacks = [...waiting];
  waiting.clear();
  startTransition(() => {
    for (const callback of callbacks) callback();
  });
}

/** Calls `callback` once the browser has drawn the next frame. @returns a function that calls it off */
function afterNextFrame(callback: () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(callWaiting));
  waiting.add(callback);
  return () => waiting.delete(callback);
}

/**
 * Whether the page has been seen already, so that it is time for what the reader cannot see yet. It is so from the beginning in the
 * built page, and wherever the reader does not come to the top of the page: back to where they were, or to a heading.
 */
export function useIsPastFirstFrame(): boolean {
  const [isPast, setIsPast] = useState(() => !isOnWayToTop());
  useLayoutEffect(() => (isPast ? undefined : afterNextFrame(() => setIsPast(true))), [isPast]);
  return isPast;
}
