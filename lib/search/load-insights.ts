import type { InsightsClient } from 'search-insights';
import { loadPart } from '../browser/load-part';
import type { AlgoliaOptions, SearchOptions } from './types';

/**
 * Loads the client by which DocSearch reports to a hosted search what it shows and what is opened there.
 * @returns `undefined` if the search is not hosted, or if the code does not load, such as with a content blocker
 */
export async function loadInsights(options: SearchOptions): Promise<InsightsClient | undefined> {
  if (process.env.NEXT_PUBLIC_SEARCH_PROVIDER === 'algolia') {
    try {
      const { loadInsightsClient } = await loadPart(
        'code that reports search usage',
        () => import('./algolia/load-insights-client'),
      );
      return await loadInsightsClient(options as AlgoliaOptions);
    } catch (error) {
      console.warn('Search usage cannot be reported.', error);
    }
  }
  return undefined;
}
