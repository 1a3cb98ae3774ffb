import type { InsightsClient } from 'search-insights';
import { loadPart } from '../navigation/load-part';
import type { Insights } from './algolia/create-insights';
import type { AlgoliaOptions, SearchOptions } from './types';

/** The clients that report usage to a hosted search. */
export interface LoadedInsights {
  /** For DocSearch, which itself reports what the dialog shows, and what is opened there by keyboard. */
  client: InsightsClient;
  /** For our own lists, and for clicks in the dialog. */
  own: Insights;
}

/** @returns `undefined` if the search is not hosted, or if the code does not load, such as with a content blocker */
export async function loadInsights(options: SearchOptions): Promise<LoadedInsights | undefined> {
  if (process.env.NEXT_PUBLIC_SEARCH_PROVIDER === 'algolia') {
    try {
      const algolia = options as AlgoliaOptions;
      const [client, { createInsights }] = await loadPart('code that reports search usage', () =>
        Promise.all([
          import('./algolia/load-insights-client').then(({ loadInsightsClient }) => loadInsightsClient(algolia)),
          import('./algolia/create-insights'),
        ]),
      );
      return { client, own: createInsights(client, algolia.indexName) };
    } catch (error) {
      console.warn('Search usage cannot be reported.', error);
    }
  }
  return undefined;
}
