import { describe, expect, it, vi } from 'vitest';
import { createTransformSearchClient } from '@/components/search/doc-search-client';
import type { SearchAdapter, SearchResult } from '@/lib/search/types';

const result = { hits: [], nbHits: 0, exhaustiveNbHits: true } as unknown as SearchResult;

const partial = { ...result, exhaustiveNbHits: false };

type Search = (params: object) => {
  catch: (showError: unknown) => { then: (read: (response: unknown) => unknown) => Promise<unknown> };
};

/**
 * Searches as DocSearch does.
 * @param isRepeated whether DocSearch repeats the search once the adapter is complete
 * @returns what `then` gets, spies for the error screen and the events, and a function that searches again
 */
function ask(adapter: Partial<SearchAdapter>, isRepeated = false) {
  const events = { onSearch: vi.fn(), onPartial: vi.fn(), onComplete: vi.fn(() => isRepeated) };
  const showError = vi.fn((error: unknown) => {
    throw error;
  });
  const transform = createTransformSearchClient(adapter as SearchAdapter, events);
  const client = transform({} as Parameters<typeof transform>[0]);
  const search = client.search as unknown as Search;
  const askAgain = () =>
    search({ requests: [{ query: 'face', indexName: 'docs-en', hitsPerPage: 20 }] })
      .catch(showError)
      .then((response) => response);
  return { answer: askAgain(), askAgain, showError, ...events };
}

describe('the DocSearch search client', () => {
  it('passes the request to the adapter without indexName, and reports its answer', async () => {
    const search = vi.fn(async () => ({ results: [result] }));
    const { answer, onSearch } = ask({ search });
    await expect(answer).resolves.toEqual({ results: [result] });
    expect(search).toHaveBeenCalledWith([{ query: 'face', hitsPerPage: 20 }]);
    await expect(onSearch.mock.calls[0]?.[0]).resolves.toEqual({ results: [result] });
  });

  it('resolves a failed search with no results, then shows the error', async () => {
    const error = new Error('lost');
    const { answer, showError } = ask({ search: () => Promise.reject(error) });
    await expect(answer).resolves.toEqual([]);
    expect(showError).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(showError).toHaveBeenCalledWith(error));
  });

  it('reports that results are partial, then that they are not if the search is not repeated', async () => {
    const { onPartial, onComplete } = ask({
      search: async () => ({ results: [partial] }),
      whenComplete: async () => {},
    });
    await vi.waitFor(() => expect(onPartial.mock.calls).toEqual([[true], [false]]));
    expect(onComplete).toHaveBeenCalledOnce();
  });

  it('reports that results are partial until the repeated search is answered', async () => {
    const search = vi.fn(async () => ({ results: [partial] }));
    const { onPartial, onComplete, askAgain } = ask({ search, whenComplete: async () => {} }, true);
    await vi.waitFor(() => expect(onComplete).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve));
    expect(onPartial.mock.calls).toEqual([[true]]);
    search.mockResolvedValueOnce({ results: [result] });
    await askAgain();
    await vi.waitFor(() => expect(onPartial.mock.calls).toEqual([[true], [false]]));
  });

  it('no longer reports partial results if the repeated search fails', async () => {
    const search = vi.fn(async () => ({ results: [partial] }));
    const { onPartial, onComplete, askAgain } = ask({ search, whenComplete: async () => {} }, true);
    await vi.waitFor(() => expect(onComplete).toHaveBeenCalledOnce());
    search.mockRejectedValueOnce(new Error('lost'));
    await askAgain();
    await vi.waitFor(() => expect(onPartial).toHaveBeenLastCalledWith(false));
  });

  it('does not report completion if the rest fails to load', async () => {
    const { onPartial, onComplete } = ask({
      search: async () => ({ results: [partial] }),
      whenComplete: () => Promise.reject(new Error('lost')),
    });
    await vi.waitFor(() => expect(onPartial).toHaveBeenLastCalledWith(false));
    expect(onComplete).not.toHaveBeenCalled();
  });
});
