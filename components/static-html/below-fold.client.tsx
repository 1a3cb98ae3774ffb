'use client';

import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { scrollToHash } from '@/lib/navigation/scroll-to-hash';
import { useIsPastFirstFrame } from './use-is-past-first-frame.client';

/**
 * The part of a text below the first screen. When a link leads to the page, the first frame is rendered without it, so that the
 * reader sees the page sooner; until it follows, its place keeps the footer out of sight.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isPast = useIsPastFirstFrame();
  const [choice] = useState<Choice>({});
  if (!isPast) return <TextToCome choice={choice} />;
  return (
    <>
      {children}
      <ChosenHeading choice={choice} />
    </>
  );
}

/** A heading that the reader has chosen from the table of contents while it was still missing. */
interface Choice {
  /** Where the page was then. */
  scrollY?: number;
}

/** The place of the text until it has arrived. */
function TextToCome({ choice }: { choice: Choice }) {
  useEffect(() => {
    const remember = () => {
      choice.scrollY = window.scrollY;
    };
    window.addEventListener('hashchange', remember);
    return () => window.removeEventListener('hashchange', remember);
  }, [choice]);
  return <div className="text-to-come" />;
}

/**
 * What follows the text of a page, such as links to other pages. Where the text is cut at the fold, it comes with the part below;
 * otherwise it is rendered with the text.
 */
export function AfterText({ children }: { children: ReactNode }) {
  return useIsPastFirstFrame() ? children : null;
}

/** Draws nothing. Goes to the chosen heading, unless the reader has scrolled meanwhile. */
function ChosenHeading({ choice }: { choice: Choice }) {
  useLayoutEffect(() => {
    if (choice.scrollY === window.scrollY) scrollToHash(window.location.hash);
  }, [choice]);
  return null;
}
