import type { SearchRequest, SearchResponse } from '../types';

/** What the page asks of the worker; each message is answered once, by its `id`. Files travel as bytes, unread. */
export type WorkerRequest = { id: number } & (
  | { kind: 'titles' | 'texts'; file: ArrayBuffer }
  | { kind: 'search'; requests: readonly SearchRequest[] }
);

/** The worker's answer: of a search its results, of a file nothing, or why it failed. */
export type WorkerAnswer = { id: number } & ({ response?: SearchResponse } | { error: string });
