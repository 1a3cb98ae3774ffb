import { describe, expect, it, vi } from 'vitest';
import { createTransformSearchClient } from '@/components/search/doc-search-client';
import type { SearchAdapter, SearchResult } from '@/lib/search/types';

const result = { hits: [], nbHits: 0, exhaustiveNbHits: true } as unknown as SearchResult;

/** Searches as DocSearch does. @returns what `then` gets, and spies for the error screen and the events */
function ask(adapter: Partial<SearchAdapter>) {
  const events = { onPartial: vi.fn(), onComplete: vi.fn() };
  const showError = vi.fn((error: unknown) => {
    throw error;
  });
  const transform = createTransformSearchClient(adapter as SearchAdapter, events);
  const client = transform({} as Parameters<typeof transform>[0]);
  const search = client.search as unknown as (params: object) => {
    catch: (showError: unknown) => { then: (read: (response: unknown) => unknown) => Promise<unknown> };
  };
  const answer = search({ requests: [{ query: 'face', indexName: 'docs-en', hitsPerPage: 20 }] })
    .catch(showError)
    .then((response) => response);
  return { answer, showError, ...events };
}

describe('the DocSearch search client', () => {
  it('passes the request to the adapter without indexName', async () => {
    const search = vi.fn(async () => ({ results: [result] }));
    await expect(ask({ search }).answer).resolves.toEqual({ results: [result] });
    expect(search).toHaveBeenCalledWith([{ query: 'face', hitsPerPage: 20 }]);
  });

  it('resolves a failed search with no results, then shows the error', async () => {
    const error = new Error('lost');
    const { answer, showError } = ask({ search: () => Promise.reject(error) });
    await expect(answer).resolves.toEqual([]);
    expect(showError).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(showError).toHaveBeenCalledWith(error));
  });

  it('reports that results are partial, then that they are complete', async () => {
    const whenComplete = async () => {};
    const { onPartial, onComplete } = ask({
      search: async () => ({ results: [{ ...result, exhaustiveNbHits: false }] }),
      whenComplete,
    });
    await vi.waitFor(() => expect(onComplete).toHaveBeenCalledOnce());
    expect(onPartial.mock.calls).toEqual([[true], [false]]);
  });

  it('does not report completion if the rest fails to load', async () => {
    const { onPartial, onComplete } = ask({
      search: async () => ({ results: [{ ...result, exhaustiveNbHits: false }] }),
      whenComplete: () => Promise.reject(new Error('lost')),
    });
    await vi.waitFor(() => expect(onPartial).toHaveBeenLastCalledWith(false));
    expect(onComplete).not.toHaveBeenCalled();
  });
});
