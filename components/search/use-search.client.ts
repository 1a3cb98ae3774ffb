'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SearchAdapter, SearchArea } from '@/lib/search/types';
import { fetchHits, hitsPerPage } from './fetch-hits';
import { forgetResults, getKeptResults, keepResults } from './kept-results';
import { append, type ListedHit, nothing, type SearchState, toState } from './search-state';

export interface Search extends SearchState {
  /** Fetches the next hits. */
  showMore: () => void;
  /** Asks again, after an error or where the texts were lost. */
  retry: () => void;
}

/** The hits for a query; while the reader types, those of the last query that has been answered. */
export function useSearch(adapter: SearchAdapter, query: string, area: SearchArea | null): Search {
  const [state, setState] = useState(() => getKeptResults({ query, area }) ?? nothing);
  const [attempt, setAttempt] = useState(0);
  const shown = useRef(hitsPerPage);
  /** How many hits the next attempt asks for. */
  const wanted = useRef(hitsPerPage);
  /** The hits whose successors have already been requested. */
  const continued = useRef<readonly ListedHit[] | null>(null);
  /** The hits that the reader sees. */
  const seen = useRef(state.hits);

  useEffect(() => {
    seen.current = state.hits;
    keepResults(state);
  }, [state]);

  // Before the browser looks for the position that the reader goes back to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useLayoutEffect(() => {
    if (!query) return setState(nothing);
    const kept = getKeptResults({ query, area });
    if (kept) return setState(kept);
    let isCurrent = true;
    let isAnswered = false;
    shown.current = wanted.current;
    wanted.current = hitsPerPage;
    setState((before) => ({ ...before, status: 'loading' }));

    async function ask() {
      const result = await fetchHits(adapter, { query, area, hitsPerPage: shown.current });
      if (!isCurrent) return;
      setState(toState(query, area, result));
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
        if (result.exhaustiveNbHits !== (state.textsAre === 'searched')) {
          forgetResults(state);
          if (seen.current !== state.hits) return;
          wanted.current = (page + 1) * hitsPerPage;
          return setAttempt((count) => count + 1);
        }
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
