import type { DocSearchModalProps } from '@docsearch/react';
import type { InsightsClient } from 'search-insights';
import { isObject } from '@/lib/errors/is-object';

type InsightsOptions = Exclude<NonNullable<DocSearchModalProps['insights']>, boolean>;

/**
 * Lets DocSearch report how it is used. Its events name the index by the key it stores searches under, which is replaced by
 * the real one. Its own click events omit the first hit and count from 0, so they are dropped; `FoundHit` sends them.
 */
export function createDocSearchInsights(client: InsightsClient, indexName: string): InsightsOptions {
  const tell = (method: string, ...params: unknown[]) => {
    if (params.some((param) => isOwnClick(method, param))) return;
    (client as (...all: unknown[]) => void)(method, ...params.map((param) => withIndex(param, indexName)));
  };
  // DocSearch infers from the version what the client can do.
  return { insightsClient: Object.assign(tell, { version: client.version }) as typeof client };
}

/** Whether an event is a click of DocSearch itself. Clicks by keyboard come from the library below it, with an `algoliaSource`. */
function isOwnClick(method: string, param: unknown): boolean {
  return method === 'clickedObjectIDsAfterSearch' && isObject(param) && 'index' in param && !('algoliaSource' in param);
}

function withIndex(param: unknown, index: string): unknown {
  return isObject(param) && 'index' in param ? { ...param, index } : param;
}
