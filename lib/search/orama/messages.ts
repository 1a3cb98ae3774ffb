import type { SearchRequest, SearchResponse } from '../types';

/** What the page asks of the worker; each message is answered once, by its `id`. Files are passed as bytes, unparsed. */
export type WorkerRequest = { id: number } & (
  | { kind: 'titles' | 'texts'; file: ArrayBuffer }
  | { kind: 'search'; requests: readonly SearchRequest[] }
);

/** The worker's answer: results for a search, nothing for a file, or why it failed. */
export type WorkerResponse = { id: number } & ({ response?: SearchResponse } | { error: string });
