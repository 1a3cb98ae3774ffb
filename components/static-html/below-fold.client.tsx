'use client';

import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { scrollToHash } from '@/lib/navigation/scroll-to-hash';
import { useIsPastFirstFrame } from './use-is-past-first-frame.client';

/**
 * The part of a text below the first screen. When a link leads to the page, the first frame is rendered without it, so that the
 * reader sees the page sooner; until it follows, its place keeps the footer out of sight.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isPast = useIsPastFirstFrame();
  const chosenAt = useRef<number>(undefined);
  if (!isPast) return <TextToCome chosenAt={chosenAt} />;
  return (
    <>
      {children}
      <ChosenHeading chosenAt={chosenAt} />
    </>
  );
}

interface ChoiceProps {
  /** Where the page was when the reader chose a heading from the table of contents, if that was while it was still missing. */
  chosenAt: RefObject<number | undefined>;
}

/** The place of the text until it has arrived. */
function TextToCome({ chosenAt }: ChoiceProps) {
  useEffect(() => {
    const remember = () => {
      chosenAt.current = window.scrollY;
    };
    window.addEventListener('hashchange', remember);
    return () => window.removeEventListener('hashchange', remember);
  }, [chosenAt]);
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
function ChosenHeading({ chosenAt }: ChoiceProps) {
  useLayoutEffect(() => {
    if (chosenAt.current === window.scrollY) scrollToHash(window.location.hash);
  }, [chosenAt]);
  return null;
}
