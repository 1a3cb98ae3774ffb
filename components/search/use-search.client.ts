'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchAdapter, SearchArea, SearchHit, SearchResult } from '@/lib/search/types';
import { fetchHits, hitsPerPage } from './fetch-hits';

/** A hit, and the name that a hosted search gave to its answer. */
export type FoundHit = SearchHit & { queryID?: string | undefined };

interface SearchState {
  /** `idle` where nothing is asked for; while `loading`, the hits are still those of the query before. */
  status: 'idle' | 'loading' | 'done' | 'error';
  /** What the hits answer. */
  query: string;
  hits: readonly FoundHit[];
  /** Of all hits that there are. */
  count: number;
  /** True while only titles have been searched, as the texts are still being loaded. */
  isPartial: boolean;
  hasMore: boolean;
}

interface Search extends SearchState {
  /** Fetches the hits that follow. */
  showMore: () => void;
  /** Asks again, after an error. */
  retry: () => void;
}

const nothing: SearchState = { status: 'idle', query: '', hits: [], count: 0, isPartial: false, hasMore: false };

/** The hits for a query; while the reader types, those of the last query that has been answered. */
export function useSearch(adapter: SearchAdapter, query: string, area: SearchArea | null): Search {
  const [state, setState] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const shown = useRef(hitsPerPage);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!query) return setState(nothing);
    let isCurrent = true;
    shown.current = hitsPerPage;
    setState((before) => ({ ...before, status: 'loading' }));

    async function ask() {
      const result = await fetchHits(adapter, { query, area, hitsPerPage: shown.current });
      if (!isCurrent) return;
      setState(toState(query, result));
      if (result.exhaustiveNbHits) return;
      await adapter.whenComplete();
      if (isCurrent) await ask();
    }
    ask().catch(() => {
      if (isCurrent) setState((before) => (before.isPartial ? before : { ...nothing, status: 'error' }));
    });
    return () => {
      isCurrent = false;
    };
  }, [adapter, query, area, attempt]);

  const showMore = useCallback(() => {
    const page = Math.ceil(state.hits.length / hitsPerPage);
    fetchHits(adapter, { query: state.query, area, page }).then(
      (result) => {
        shown.current = (page + 1) * hitsPerPage;
        setState((before) => (before.hits === state.hits ? append(before, result) : before));
      },
      () => {}, // The button is still there.
    );
  }, [adapter, area, state]);

  return { ...state, showMore, retry: () => setAttempt(attempt + 1) };
}

function toState(query: string, result: SearchResult): SearchState {
  const { nbHits, exhaustiveNbHits } = result;
  const hits = toFoundHits(result);
  return {
    status: 'done',
    query,
    hits,
    count: nbHits,
    isPartial: !exhaustiveNbHits,
    hasMore: hits.length > 0 && hits.length < nbHits,
  };
}

function append(before: SearchState, result: SearchResult): SearchState {
  const hits = [...before.hits, ...toFoundHits(result)];
  return { ...before, hits, hasMore: result.hits.length > 0 && hits.length < before.count };
}

function toFoundHits({ hits, queryID }: SearchResult): FoundHit[] {
  return hits.map((hit) => ({ ...hit, queryID }));
}
