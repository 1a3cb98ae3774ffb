'use client';

import { type ReactNode, useLayoutEffect, useState } from 'react';
import { scrollToHash } from '@/lib/navigation/scroll-to-hash';
import { useIsPastFirstFrame } from './use-is-past-first-frame.client';

/**
 * The part of a text below the first screen. When a link leads to the page, the first frame is rendered without it, so that the
 * reader sees the page sooner; until it follows, an empty screen keeps the footer out of sight.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isPast = useIsPastFirstFrame();
  const [isLate] = useState(!isPast);
  if (!isPast) return <div className="h-screen" />;
  return (
    <>
      {children}
      {isLate && <ChosenHeading />}
    </>
  );
}

/** Draws nothing. Goes to the heading that the reader has chosen from the table of contents while it was still missing. */
function ChosenHeading() {
  useLayoutEffect(() => {
    const { hash } = window.location;
    if (hash) scrollToHash(hash);
  }, []);
  return null;
}
