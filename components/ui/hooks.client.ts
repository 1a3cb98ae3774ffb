'use client';

import { useEffect, useState } from 'react';

/** Milliseconds for which a confirmation is shown. */
const confirmationTime = 2000;

/** Holds state that is cleared after a moment, such as the confirmation of what a reader has done. */
export function useBriefState<Value>() {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => setValue(undefined), confirmationTime);
    return () => clearTimeout(timer);
  }, [value]);
  return [value, setValue] as const;
}

/** Delay before the site shows that it is loading, in milliseconds: anything faster needs no indicator. */
const indicatorDelay = 200;

/** Returns whether loading has taken long enough to need an indicator. */
export function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsSlow(true), indicatorDelay);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  return isSlow && isLoading;
}

/** Subscribes `useSyncExternalStore` to what never changes within a document, such as the browser. */
export const neverChanges = () => () => {};
