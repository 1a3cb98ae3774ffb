import type { InsightsClient } from 'search-insights';
import type { AlgoliaOptions } from '../types';

/**
 * Loads `search-insights`, ready to send events: for DocSearchModal's `insights={{ insightsClient }}`, which sends views
 * (400 ms after the last change, 20 ids at most in one event) and clicks by itself, and for `/search` (`createInsights`).
 */
export async function loadInsightsClient({ appId, apiKey }: AlgoliaOptions): Promise<InsightsClient> {
  const { default: client } = await import('search-insights');
  client('init', { appId, apiKey });
  return client;
}
