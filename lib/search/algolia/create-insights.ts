import type { InsightsClient } from 'search-insights';
import type { SearchHit } from '../types';

/** Reports to Algolia what readers see and open, where DocSearch does not. */
export interface Insights {
  /** Reports the hits that are shown now, each once, after a short debounce. */
  view(hits: readonly Pick<SearchHit, 'objectID'>[]): void;
  /**
   * Reports a hit that was opened.
   * @param position from 1, among all hits of the query
   */
  click(hit: Pick<SearchHit, 'objectID'>, position: number, queryID: string | undefined): void;
}

/** Debounce of views in milliseconds, and the maximum number of ids per event: DocSearch's own figures. */
const viewDelay = 400;
const batchSize = 20;

export function createInsights(client: InsightsClient, index: string): Insights {
  const waiting = new Set<string>();
  const told = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tellViews(): void {
    const ids = [...waiting];
    waiting.clear();
    for (const id of ids) told.add(id);
    for (let start = 0; start < ids.length; start += batchSize) {
      const objectIDs = ids.slice(start, start + batchSize);
      client('viewedObjectIDs', { eventName: 'Items Viewed', index, objectIDs });
    }
  }

  return {
    view(hits) {
      for (const { objectID } of hits) if (!told.has(objectID)) waiting.add(objectID);
      clearTimeout(timer);
      timer = setTimeout(tellViews, viewDelay);
    },
    click({ objectID }, position, queryID) {
      const event = { eventName: 'Item Selected', index, objectIDs: [objectID] };
      if (queryID) client('clickedObjectIDsAfterSearch', { ...event, queryID, positions: [position] });
      else client('clickedObjectIDs', event);
    },
  };
}
