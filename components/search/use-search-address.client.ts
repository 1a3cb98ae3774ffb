'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SearchArea } from '@/lib/search/types';
import { scheduleWrite } from './schedule-write';
import { parseArea } from './search-areas';

/** What the search page is asked for, as encoded in its address: `?q=face&in=api`. */
export interface SearchAddress {
  query: string;
  area: SearchArea | null;
}

/** The address as state: it follows what the reader types, and the page follows it when the reader goes back. */
export function useSearchAddress(): [SearchAddress, (next: SearchAddress) => void] {
  const params = useSearchParams();
  const given = params.toString();
  const [address, setAddress] = useState(() => parseAddress(given));
  /** The parameters that the address has, or was told to have. */
  const known = useRef(given);
  /** Those that were written and that the router has yet to report. By then, the reader may have typed on, and the address be newer. */
  const unreported = useRef<string[]>([]);

  // Before the browser looks for the position that the reader goes back to.
  useLayoutEffect(() => {
    const place = unreported.current.lastIndexOf(given);
    unreported.current.splice(0, place + 1);
    if (place >= 0 || given === known.current) return;
    known.current = given;
    setAddress(parseAddress(given));
  }, [given]);

  useEffect(() => {
    const next = toSearchParams(address);
    if (next === known.current) return;
    return scheduleWrite(() => {
      known.current = next;
      unreported.current.push(next);
      window.history.replaceState(null, '', next ? `?${next}` : window.location.pathname);
    });
  }, [address]);

  return [address, setAddress];
}

function parseAddress(params: string): SearchAddress {
  const search = new URLSearchParams(params);
  return { query: search.get('q') ?? '', area: parseArea(search.get('in')) };
}

function toSearchParams({ query, area }: SearchAddress): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (area) params.set('in', area);
  return params.toString();
}
