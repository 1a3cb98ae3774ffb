'use client';

import { useEffect, useState } from 'react';

/** Milliseconds for which a confirmation is shown. */
const answerTime = 2000;

/** State for the answer to something that a reader has done, such as a confirmation. It is taken back after a moment. */
export function useBriefState<Answer>() {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (answer === undefined) return;
    const timer = setTimeout(() => setAnswer(undefined), answerTime);
    return () => clearTimeout(timer);
  }, [answer]);
  return [answer, setAnswer] as const;
}

/** Delay before the site shows that it is loading, in milliseconds: anything faster needs no indicator. */
const timeout = 200;

/** Returns whether something has been going on for long enough to need a loading indicator. */
export function useIsSlow(isGoingOn: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setIsSlow(true), timeout);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isGoingOn]);
  return isSlow && isGoingOn;
}

/** For `useSyncExternalStore`: subscribes to something that never changes within a document, such as the browser. */
export const neverChanges = () => () => {};

/** Calls `work` when the browser has nothing else to do. @returns a function that cancels it */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(handle);
}
