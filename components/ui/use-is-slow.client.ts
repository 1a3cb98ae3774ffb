'use client';

import { useEffect, useState } from 'react';

/** Delay before the site shows that it is loading, in milliseconds: anything faster needs no indicator. */
const timeout = 200;

/** Whether something has been going on for long enough to need a loading indicator. */
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
