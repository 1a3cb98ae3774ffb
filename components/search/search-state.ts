import type { SearchArea, SearchHit, SearchResult } from '@/lib/search/types';

/** A hit, with the ID that a hosted search gave to its answer. */
export type ListedHit = SearchHit & { queryID?: string | undefined };

export interface SearchState {
  /** `idle` where nothing is asked for; while `loading`, the hits are still those of the previous query. */
  status: 'idle' | 'loading' | 'done' | 'error';
  /** The query that the hits answer, and the part of the site that it was asked of. */
  query: string;
  area: SearchArea | null;
  hits: readonly ListedHit[];
  /** Total number of hits. */
  count: number;
  /** Whether the page texts were searched too: they may still be `loading`, or be `lost` as they could not be fetched. */
  textsAre: 'searched' | 'loading' | 'lost';
  hasMore: boolean;
  /** Whether the next hits were requested and could not be fetched. */
  isMoreLost: boolean;
}

/** Before anything is asked for. */
export const nothing: SearchState = {
  status: 'idle',
  query: '',
  area: null,
  hits: [],
  count: 0,
  textsAre: 'searched',
  hasMore: false,
  isMoreLost: false,
};

/** The first hits for a question. */
export function toState(query: string, area: SearchArea | null, result: SearchResult): SearchState {
  const { nbHits, exhaustiveNbHits } = result;
  const hits = toListedHits(result);
  return {
    status: 'done',
    query,
    area,
    hits,
    count: nbHits,
    textsAre: exhaustiveNbHits ? 'searched' : 'loading',
    hasMore: hits.length > 0 && hits.length < nbHits,
    isMoreLost: false,
  };
}

/** Adds the next hits. */
export function append(before: SearchState, result: SearchResult): SearchState {
  const hits = [...before.hits, ...toListedHits(result)];
  return { ...before, hits, hasMore: result.hits.length > 0 && hits.length < before.count, isMoreLost: false };
}

function toListedHits({ hits, queryID }: SearchResult): ListedHit[] {
  return hits.map((hit) => ({ ...hit, queryID }));
}
