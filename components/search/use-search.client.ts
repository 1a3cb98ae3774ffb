'use client';

import { useCallback, useEffect, useState } from 'react';
import type { SearchAdapter, SearchArea, SearchHit, SearchResult } from '@/lib/search/types';
import { fetchHits, fetchUntilComplete } from './fetch-hits';

export interface SearchState {
  /** `idle` where nothing is asked for; while `loading`, the hits are still those of the query before. */
  status: 'idle' | 'loading' | 'done' | 'error';
  /** What the hits answer. */
  query: string;
  hits: readonly SearchHit[];
  /** Of all hits that there are. */
  count: number;
  /** The last page of hits that is there, counted from 0. */
  page: number;
  hasMore: boolean;
}

interface Search extends SearchState {
  /** Fetches the hits that follow. */
  showMore: () => void;
  /** Asks again, after an error. */
  retry: () => void;
}

const nothing: SearchState = { status: 'idle', query: '', hits: [], count: 0, page: 0, hasMore: false };

/** The hits for a query; while the reader types, those of the last query that has been answered. */
export function useSearch(adapter: SearchAdapter, query: string, area: SearchArea | null): Search {
  const [state, setState] = useState(nothing);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!query) return setState(nothing);
    let isCurrent = true;
    let isAnswered = false;
    setState((before) => ({ ...before, status: 'loading' }));

    async function ask() {
      for await (const result of fetchUntilComplete(adapter, { query, area })) {
        if (!isCurrent) return;
        isAnswered = true;
        setState(toState(query, result));
      }
    }
    ask().catch((error: unknown) => {
      warn(error);
      if (isCurrent && !isAnswered) setState({ ...nothing, status: 'error' });
    });
    return () => {
      isCurrent = false;
    };
  }, [adapter, query, area, attempt]);

  const showMore = useCallback(() => {
    fetchHits(adapter, { query: state.query, area, page: state.page + 1 }).then(
      (result) => setState((before) => (before.hits === state.hits ? append(before, result) : before)),
      warn,
    );
  }, [adapter, area, state]);

  return { ...state, showMore, retry: () => setAttempt(attempt + 1) };
}

function toState(query: string, { hits, nbHits, page, nbPages }: SearchResult): SearchState {
  return { status: 'done', query, hits, count: nbHits, page, hasMore: page + 1 < nbPages };
}

function append(before: SearchState, result: SearchResult): SearchState {
  return { ...toState(before.query, result), hits: [...before.hits, ...result.hits] };
}

function warn(error: unknown): void {
  console.warn('The search has failed:', error);
}
