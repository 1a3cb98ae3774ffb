'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';

/** Crashes on request, in a build for tests. The boundary is there because only the browser knows the address. */
export function ArmedCrashProbe({ location }: { location: string }) {
  return (
    <Suspense>
      <Trigger location={location} />
    </Suspense>
  );
}

function Trigger({ location }: { location: string }) {
  if (useSearchParams().get('crash') !== location) return null;
  const cause = new TypeError('The address asked for it.', { cause: 'A test' });
  throw new Error(`The crash probe went off: ${location}.`, { cause });
}
