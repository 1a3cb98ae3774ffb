import type { InsightsClient } from 'search-insights';
import type { AlgoliaOptions } from '../types';
import { toHostUrl } from './algolia-host';

/**
 * Loads `search-insights`, ready to send events: for DocSearchModal's `insights={{ insightsClient }}`, which sends views
 * (400 ms after the last change, 20 ids at most in one event) and clicks by itself.
 */
export async function loadInsightsClient({ appId, apiKey, hosts }: AlgoliaOptions): Promise<InsightsClient> {
  const { default: client } = await import('search-insights');
  const [host] = hosts ?? [];
  client('init', { appId, apiKey, ...(host && { host: toHostUrl(host) }) });
  return client;
}
