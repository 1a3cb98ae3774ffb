'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchAdapter, SearchArea, SearchHit, SearchResult } from '@/lib/search/types';
import { fetchHits, hitsPerPage } from './fetch-hits';

/** A hit, with the ID that a hosted search gave to its answer. */
export type ListedHit = SearchHit & { queryID?: string | undefined };

export interface SearchState {
  /** `idle` where nothing is asked for; while `loading`, the hits are still those of the previous query. */
  status: 'idle' | 'loading' | 'done' | 'error';
  /** The query that the hits answer. */
  query: string;
  hits: readonly ListedHit[];
  /** Total number of hits. */
  count: number;
  /** Whether the page texts were searched too: they may still be `loading`, or be `lost` as they could not be fetched. */
  textsAre: 'searched' | 'loading' | 'lost';
  hasMore: boolean;
  /** Whether the next hits were requested and could not be fetched. */
  isMoreLost: boolean;
}

interface Search extends SearchState {
  /** Fetches the next hits. */
  showMore: () => void;
  /** Asks again, after an error or where the texts were lost. */
  retry: () => void;
}

const nothing: SearchState = {
  status: 'idle',
  query: '',
  hits: [],
  count: 0,
  textsAre: 'searched',
  hasMore: false,
  isMoreLost: false,
};

/** The hits for a query; while the reader types, those of the last query that has been answered. */
export function useSearch(adapter: SearchAdapter, query: string, area: SearchArea | null): Search {
  const [state, setState] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const shown = useRef(hitsPerPage);
  /** The hits whose successors have already been requested. */
  const continued = useRef<readonly ListedHit[] | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!query) return setState(nothing);
    let isCurrent = true;
    let isAnswered = false;
    shown.current = hitsPerPage;
    setState((before) => ({ ...before, status: 'loading' }));

    async function ask() {
      const result = await fetchHits(adapter, { query, area, hitsPerPage: shown.current });
      if (!isCurrent) return;
      setState(toState(query, result));
      isAnswered = true;
      if (result.exhaustiveNbHits) return;
      await adapter.whenComplete();
      if (isCurrent) await ask();
    }
    ask().catch(() => {
      if (!isCurrent) return;
      setState((before) => (isAnswered ? { ...before, textsAre: 'lost' } : { ...nothing, status: 'error' }));
    });
    return () => {
      isCurrent = false;
    };
  }, [adapter, query, area, attempt]);

  const showMore = useCallback(() => {
    // While another query or area is loading, the next hits would not continue this list.
    if (state.status !== 'done' || continued.current === state.hits) return;
    continued.current = state.hits;
    const page = Math.ceil(state.hits.length / hitsPerPage);
    fetchHits(adapter, { query: state.query, area, page }).then(
      (result) => {
        // The texts have arrived, or been lost, in the meantime: the first hits would be different now.
        if (result.exhaustiveNbHits !== (state.textsAre === 'searched')) return setAttempt((count) => count + 1);
        setState((before) => {
          if (before.hits !== state.hits) return before;
          shown.current = (page + 1) * hitsPerPage;
          return append(before, result);
        });
      },
      () => {
        continued.current = null;
        setState((before) => (before.hits === state.hits ? { ...before, isMoreLost: true } : before));
      },
    );
  }, [adapter, area, state]);

  return { ...state, showMore, retry: () => setAttempt(attempt + 1) };
}

function toState(query: string, result: SearchResult): SearchState {
  const { nbHits, exhaustiveNbHits } = result;
  const hits = toListedHits(result);
  return {
    status: 'done',
    query,
    hits,
    count: nbHits,
    textsAre: exhaustiveNbHits ? 'searched' : 'loading',
    hasMore: hits.length > 0 && hits.length < nbHits,
    isMoreLost: false,
  };
}

function append(before: SearchState, result: SearchResult): SearchState {
  const hits = [...before.hits, ...toListedHits(result)];
  return { ...before, hits, hasMore: result.hits.length > 0 && hits.length < before.count, isMoreLost: false };
}

function toListedHits({ hits, queryID }: SearchResult): ListedHit[] {
  return hits.map((hit) => ({ ...hit, queryID }));
}
