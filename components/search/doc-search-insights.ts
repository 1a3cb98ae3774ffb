import type { DocSearchModalProps } from '@docsearch/react';
import type { InsightsClient } from 'search-insights';

type InsightsOptions = Exclude<NonNullable<DocSearchModalProps['insights']>, boolean>;

/**
 * Lets DocSearch tell how it is used. It names the index by the name that it keeps searches under; events need the real
 * one.
 */
export function createDocSearchInsights(client: InsightsClient, indexName: string): InsightsOptions {
  const tell = (method: string, ...params: unknown[]) =>
    (client as (...all: unknown[]) => void)(method, ...params.map((param) => withIndex(param, indexName)));
  // By its version DocSearch knows what the client can do.
  return { insightsClient: Object.assign(tell, { version: client.version }) as typeof client };
}

function withIndex(param: unknown, index: string): unknown {
  return typeof param === 'object' && param !== null && 'index' in param ? { ...param, index } : param;
}
