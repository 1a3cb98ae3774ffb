'use client';

import { useEffect, useState } from 'react';

/** Milliseconds that something may take without being noticed. */
const delay = 200;

/** Says that something is loading, once it has taken a while. */
export function DelayedSpinner({ label }: { label: string }) {
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), delay);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div role="status" className="grid min-h-24 place-items-center">
      {isDue && (
        <>
          <span
            aria-hidden
            className="size-7 animate-spin rounded-full motion-reduce:animate-none border-3 border-t-fd-primary"
          />
          <span className="sr-only">{label}</span>
        </>
      )}
    </div>
  );
}
