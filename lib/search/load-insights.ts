import type { InsightsClient } from 'search-insights';
import type { Insights } from './algolia/create-insights';
import type { AlgoliaOptions, SearchOptions } from './types';

/** What tells a hosted search how it is used. */
export interface LoadedInsights {
  /** For DocSearch, which sees by itself what the dialog shows, and what is opened there by keyboard. */
  client: InsightsClient;
  /** For lists that are our own, and for clicks in the dialog. */
  own: Insights;
}

/** @returns `undefined` where the search is not hosted, or where something keeps the code from the browser */
export async function loadInsights(options: SearchOptions): Promise<LoadedInsights | undefined> {
  if (process.env.NEXT_PUBLIC_SEARCH_PROVIDER === 'algolia') {
    try {
      const [{ loadInsightsClient }, { createInsights }] = await Promise.all([
        import('./algolia/load-insights'),
        import('./algolia/create-insights'),
      ]);
      const algolia = options as AlgoliaOptions;
      const client = await loadInsightsClient(algolia);
      return { client, own: createInsights(client, algolia.indexName) };
    } catch (error) {
      console.warn('How the search is used cannot be told.', error);
    }
  }
  return undefined;
}
