'use client';

import { useEffect, useState } from 'react';
import { type LoadedInsights, loadInsights } from '@/lib/search/load-insights';
import type { SearchOptions } from '@/lib/search/types';
import type { ListedHit } from './search-state';

/**
 * Reports to a hosted search which hits a list shows.
 * @returns a function that reports the hit that was opened, and its position from 1
 */
export function useInsights(
  options: SearchOptions,
  hits: readonly ListedHit[],
): (hit: ListedHit, place: number) => void {
  const [insights, setInsights] = useState<LoadedInsights['own']>();

  useEffect(() => {
    loadInsights(options).then((loaded) => setInsights(loaded?.own));
  }, [options]);

  useEffect(() => insights?.view(hits), [insights, hits]);

  return (hit, place) => insights?.click(hit, place, hit.queryID);
}
