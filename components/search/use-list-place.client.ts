'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { isObject } from '@/lib/errors/is-object';
import { scheduleWrite } from './schedule-write';
import { searchAreas } from './search-areas';
import type { SearchState } from './search-state';
import type { Search } from './use-search.client';

/** Where the reader is in a list. */
interface ListPlace extends Pick<SearchState, 'query' | 'area'> {
  /** Number of hits shown. */
  shown: number;
  scrollY: number;
}

/**
 * Keeps the reader's place in the history entry, and goes there once the list is drawn again. Within a document the list is kept, so that
 * the browser finds the place by itself; after another load, it would have to look for it before there is a list.
 */
export function useListPlace({ status, query, area, textsAre, hits, hasMore, isMoreLost, showMore }: Search): void {
  const [sought, setSought] = useState(() => (status === 'idle' ? readPlace() : undefined));

  useLayoutEffect(() => {
    if (!sought || status !== 'done' || textsAre === 'loading') return;
    const isSought = query === sought.query && area === sought.area;
    if (isSought && hits.length < sought.shown && hasMore && !isMoreLost) return showMore();
    if (isSought) window.scrollTo({ top: sought.scrollY, behavior: 'instant' });
    setSought(undefined);
  }, [sought, status, query, area, textsAre, hits, hasMore, isMoreLost, showMore]);

  const shown = hits.length;

  useEffect(() => {
    if (sought || status !== 'done') return;
    const write = () => writePlace({ query, area, shown, scrollY: window.scrollY });
    let cancel = scheduleWrite(write);
    const onScroll = () => {
      cancel();
      cancel = scheduleWrite(write);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancel();
      window.removeEventListener('scroll', onScroll);
    };
  }, [sought, status, query, area, shown]);
}

/** The history entry also holds what Next and other versions of the site have written. */
function readPlace(): ListPlace | undefined {
  const entry: unknown = window.history.state;
  const place = isObject(entry) && entry.listPlace;
  return isListPlace(place) ? place : undefined;
}

function isListPlace(place: unknown): place is ListPlace {
  if (!isObject(place)) return false;
  const { query, area, shown, scrollY } = place;
  const isArea = area === null || searchAreas.some((known) => known === area);
  return typeof query === 'string' && isArea && typeof shown === 'number' && typeof scrollY === 'number';
}

function writePlace(listPlace: ListPlace): void {
  window.history.replaceState({ ...window.history.state, listPlace }, '');
}
