'use client';

import { type ReactNode, useLayoutEffect, useState } from 'react';
import { scrollToHash } from '@/lib/navigation/scroll-to-hash';
import { useIsPastFirstFrame } from './use-is-past-first-frame.client';

/**
 * The part of a text below the first screen. When a link leads to the page, the first frame is rendered without it, so that the
 * reader sees the page sooner; until it follows, its place keeps the footer out of sight.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isPast = useIsPastFirstFrame();
  const [isLate] = useState(!isPast);
  if (!isPast) return <div className="text-to-come" />;
  return (
    <>
      {children}
      {isLate && <ChosenHeading />}
    </>
  );
}

/**
 * What follows the text of a page, such as links to other pages. Where the text is cut at the fold, it comes with the part below;
 * otherwise it is rendered with the text.
 */
export function AfterText({ children }: { children: ReactNode }) {
  return useIsPastFirstFrame() ? children : null;
}

/** Draws nothing. Goes to the heading that the reader has chosen from the table of contents while it was still missing. */
function ChosenHeading() {
  useLayoutEffect(() => {
    const { hash } = window.location;
    if (hash) scrollToHash(hash);
  }, []);
  return null;
}
