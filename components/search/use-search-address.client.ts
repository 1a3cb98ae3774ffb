'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { isInTransition } from '@/lib/navigation/route-transition';
import type { SearchArea } from '@/lib/search/types';
import { parseArea } from './search-areas';

/** What the search page is asked for, as encoded in its address: `?q=face&in=api`. */
export interface SearchAddress {
  query: string;
  area: SearchArea | null;
}

/** Milliseconds without a keystroke before the address is updated; browsers reject too many changes in a row. */
const writeDelay = 300;

/** The address as state: it follows what the reader types, and the page follows it when the reader goes back. */
export function useSearchAddress(): [SearchAddress, (next: SearchAddress) => void] {
  const params = useSearchParams();
  const given = params.toString();
  const [address, setAddress] = useState(() => parseAddress(given));
  const written = useRef(given);

  useEffect(() => {
    if (given === written.current) return;
    written.current = given;
    setAddress(parseAddress(given));
  }, [given]);

  useEffect(() => {
    const next = toSearchParams(address);
    if (next === written.current) return;
    const timer = setTimeout(() => {
      if (isInTransition()) return; // The router would abandon the page that the reader has chosen.
      written.current = next;
      window.history.replaceState(null, '', next ? `?${next}` : window.location.pathname);
    }, writeDelay);
    return () => clearTimeout(timer);
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
