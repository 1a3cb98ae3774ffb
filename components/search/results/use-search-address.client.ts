'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import type { SearchArea } from '../protocol';
import { parseArea } from './area-filter.client';

/** The query and the area of the search page, as its address has them: `?q=face&in=api`. */
export interface SearchAddress {
  query: string;
  area: SearchArea | null;
}

/** Milliseconds without a keystroke before the address is written; browsers reject too many changes in a row. */
const delay = 300;

/** The address as state: it follows what the reader types, and the page follows it when a link or the Back button changes it. */
export function useSearchAddress(): [SearchAddress, (next: SearchAddress) => void] {
  const given = useSearchParams().toString();
  const [address, setAddress] = useState(() => parseAddress(given));
  /** The address that this page wrote itself: the router reports it late, when the reader may have typed on. */
  const written = useRef(new Set([given]));

  useEffect(() => {
    if (written.current.has(given)) return;
    written.current = new Set([given]);
    setAddress(parseAddress(given));
  }, [given]);

  useEffect(() => {
    const next = toSearchParams(address);
    if (next === window.location.search.slice(1)) return;
    const timer = setTimeout(() => {
      written.current.add(next);
      window.history.replaceState(null, '', next ? `?${next}` : window.location.pathname);
    }, delay);
    return () => clearTimeout(timer);
  }, [address]);

  return [address, setAddress];
}

function parseAddress(params: string): SearchAddress {
  const search = new URLSearchParams(params);
  return { query: search.get('q') ?? '', area: parseArea(search.get('in')) };
}

function toSearchParams({ query, area }: SearchAddress): string {
  return new URLSearchParams({ ...(query && { q: query }), ...(area && { in: area }) }).toString();
}
