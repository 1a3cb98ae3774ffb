import type { DocSearchModalProps } from '@docsearch/react';
import type { InsightsClient } from 'search-insights';

type InsightsOptions = Exclude<NonNullable<DocSearchModalProps['insights']>, boolean>;

/**
 * Lets DocSearch tell how it is used. It names the index by the name that it keeps searches under; events need the real
 * one. Its own events of clicks leave out the first hit and count from 0, so they are dropped; `FoundHit` sends them.
 */
export function createDocSearchInsights(client: InsightsClient, indexName: string): InsightsOptions {
  const tell = (method: string, ...params: unknown[]) => {
    if (params.some((param) => isOwnClick(method, param))) return;
    (client as (...all: unknown[]) => void)(method, ...params.map((param) => withIndex(param, indexName)));
  };
  // By its version DocSearch knows what the client can do.
  return { insightsClient: Object.assign(tell, { version: client.version }) as typeof client };
}

/** What the library below DocSearch tells, of hits opened by keyboard, names its source. */
function isOwnClick(method: string, param: unknown): boolean {
  return method === 'clickedObjectIDsAfterSearch' && isObject(param) && 'index' in param && !('algoliaSource' in param);
}

function withIndex(param: unknown, index: string): unknown {
  return isObject(param) && 'index' in param ? { ...param, index } : param;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
