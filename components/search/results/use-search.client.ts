'use client';

import { useEffect, useState } from 'react';
import type { SearchAdapter, SearchArea, SearchHit, SearchRequest, SearchResult } from '../protocol';

/** Hits that are fetched at a time. */
export const hitsPerPage = 20;

export interface SearchState {
  /** `idle` where nothing is asked for; while `loading`, the hits are still those of the previous query. */
  status: 'idle' | 'loading' | 'done' | 'error';
  /** The query that the hits answer. */
  query: string;
  hits: readonly SearchHit[];
  /** Total number of hits. */
  count: number;
  /** Tells whether the page texts were searched too: they may still be `loading`, or be `lost` as they could not be fetched. */
  texts: 'searched' | 'loading' | 'lost';
  /** True if the next hits could not be fetched. */
  isMoreLost: boolean;
}

const nothing: SearchState = { status: 'idle', query: '', hits: [], count: 0, texts: 'searched', isMoreLost: false };

/** The hits for a query, in a part of the site or everywhere. */
export function useSearch(adapter: SearchAdapter, query: string, area: SearchArea | null) {
  const [state, setState] = useState(nothing);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!query) return setState(nothing);
    let isCurrent = true;
    const update = (change: (before: SearchState) => SearchState) => isCurrent && setState(change);
    update((before) => ({ ...before, status: 'loading' }));

    async function ask(): Promise<void> {
      const { hits, nbHits: count, exhaustiveNbHits } = await fetchHits(adapter, { query }, area);
      const texts = exhaustiveNbHits ? 'searched' : 'loading';
      update(() => ({ ...nothing, status: 'done', query, hits, count, texts }));
      if (exhaustiveNbHits || !isCurrent) return;
      await adapter.whenComplete().then(ask, () => update((before) => ({ ...before, texts: 'lost' })));
    }
    ask().catch(() => update(() => ({ ...nothing, status: 'error' })));
    return () => {
      isCurrent = false;
    };
  }, [adapter, query, area, attempt]);

  async function showMore(): Promise<void> {
    const page = Math.ceil(state.hits.length / hitsPerPage);
    const update = (change: Partial<SearchState>) =>
      setState((before) => (before.hits === state.hits ? { ...before, ...change } : before));
    try {
      const { hits } = await fetchHits(adapter, { query: state.query, page }, area);
      update({ hits: [...state.hits, ...hits], isMoreLost: false });
    } catch {
      update({ isMoreLost: true });
    }
  }

  return { ...state, showMore, retry: () => setAttempt(attempt + 1) };
}

/** Asks for one page of hits, with longer snippets than the dialog's: a list has more room. */
async function fetchHits(
  adapter: SearchAdapter,
  request: Pick<SearchRequest, 'query' | 'page'>,
  area: SearchArea | null,
): Promise<SearchResult> {
  const facetFilters = area ? [`sidebar:${area}`] : [];
  const marks = { highlightPreTag: '<mark>', highlightPostTag: '</mark>' };
  const { results } = await adapter.search([
    { ...request, ...marks, hitsPerPage, facetFilters, attributesToSnippet: ['content:30'] },
  ]);
  if (!results[0]) throw new Error('The search answered without a result.');
  return results[0];
}
