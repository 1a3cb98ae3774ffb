'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';

/** What `CrashProbe` is in a build for tests. Only the browser knows the address, hence the boundary. */
export function ArmedCrashProbe({ place }: { place: string }) {
  return (
    <Suspense>
      <Trigger place={place} />
    </Suspense>
  );
}

function Trigger({ place }: { place: string }) {
  if (useSearchParams().get('crash') !== place) return null;
  const cause = new TypeError('The address asked for it.', { cause: 'A test' });
  throw new Error(`The crash probe went off: ${place}.`, { cause });
}
