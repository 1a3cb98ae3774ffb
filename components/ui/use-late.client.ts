'use client';

import { useEffect, useState } from 'react';

/** How long a reader waits before the site says that it is loading, in milliseconds: what comes sooner needs no sign. */
const patience = 200;

/** Whether something has been going on for longer than a reader waits without a sign. */
export function useLate(isGoingOn: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isGoingOn]);
  return isLate && isGoingOn;
}
