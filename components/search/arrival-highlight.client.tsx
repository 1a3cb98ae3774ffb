'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { arrival, takeStoredArrival } from '@/lib/search/arrival';
import type { ArrivalBarProps } from './arrival-bar.client';

const getNone = () => null;
const clear = () => arrival.set(null);

/** Highlights the search words on the page that a hit led to. The code for it is loaded only there. */
export function ArrivalHighlight(props: Pick<ArrivalBarProps, 'locale' | 'texts'>) {
  const pathname = usePathname();
  const firstPath = useRef(pathname);
  const target = useSyncExternalStore(arrival.subscribe, arrival.get, getNone);
  const [Bar, setBar] = useState<ComponentType<ArrivalBarProps>>();
  const previous = useRef(pathname);
  const isHere = target?.path === pathname;

  useEffect(() => {
    const stored = takeStoredArrival(firstPath.current);
    if (stored) arrival.set(stored);
  }, []);

  useEffect(() => {
    const wasElsewhere = previous.current !== pathname;
    previous.current = pathname;
    if (wasElsewhere && !isHere) clear(); // The reader has gone on to another page.
  }, [pathname, isHere]);

  useEffect(() => {
    if (!isHere || Bar) return;
    import('./arrival-bar.client').then(
      (module) => setBar(() => module.ArrivalBar),
      () => {}, // The page can be read without marks.
    );
  }, [isHere, Bar]);

  return isHere && Bar ? <Bar words={target.words} onClear={clear} {...props} /> : null;
}
