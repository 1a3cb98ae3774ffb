'use client';

import { useIsSlow } from './hooks.client';

/** Stands in for a part of a page that is loading. It becomes visible only when that takes a while. */
export function Spinner({ label }: { label: string }) {
  const isSlow = useIsSlow(true);
  return (
    <div role="status" className="grid min-h-16 place-items-center">
      {isSlow && (
        <span className="spinner">
          <span className="sr-only">{label}</span>
        </span>
      )}
    </div>
  );
}
