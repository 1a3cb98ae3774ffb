import { describe, expect, it, vi } from 'vitest';
import { createDocSearchClient } from '@/components/search/dialog/doc-search-client';
import type { SearchAdapter, SearchRequest, SearchResponse, SearchResult } from '@/components/search/protocol';

const toResponse = (query: string, exhaustiveNbHits = true): SearchResponse => ({
  results: [{ query, hits: [], nbHits: 3, exhaustiveNbHits } as unknown as SearchResult],
});

/** A client with spies for what it reports, and a function that searches as DocSearch does. */
function createClient(adapter: Partial<SearchAdapter>) {
  const onProgress = vi.fn();
  const onComplete = vi.fn();
  const client = createDocSearchClient(adapter as SearchAdapter, { onProgress, onComplete });
  const transformed = client.transformSearchClient({} as Parameters<typeof client.transformSearchClient>[0]);
  const search = transformed.search as unknown as (params: object) => Pick<Promise<SearchResponse>, 'catch'>;
  const ask = (query: string) => search({ requests: [{ query, indexName: 'docs-en' }] }).catch(expect.unreachable);
  return { ...client, ask, onProgress, onComplete };
}

describe('the DocSearch search client', () => {
  it('never answers with the list of an earlier letter', async () => {
    const pending: ((response: SearchResponse) => void)[] = [];
    const queries: string[] = [];
    const search = ([request]: readonly SearchRequest[]) => {
      queries.push(request?.query ?? '');
      return new Promise<SearchResponse>((resolve) => pending.push(resolve));
    };
    const { ask, onProgress } = createClient({ search });
    const answers = [ask('f'), ask('fa'), ask('fac')];
    for (const [index, resolve] of pending.entries()) resolve(toResponse(queries[index] ?? ''));
    for (const answer of answers) await expect(answer).resolves.toEqual(toResponse('fac'));
    expect(onProgress).toHaveBeenLastCalledWith(expect.objectContaining({ query: 'fac' }));
    expect(onProgress).not.toHaveBeenCalledWith(expect.objectContaining({ query: 'f' }));
  });

  it('takes a partial answer as whole if the rest fails to load', async () => {
    const { ask, onProgress, onComplete } = createClient({
      search: async () => toResponse('face', false),
      whenComplete: () => Promise.reject(new Error('lost')),
    });
    await ask('face');
    await vi.waitFor(() => expect(onProgress).toHaveBeenLastCalledWith(expect.objectContaining({ isPartial: false })));
    expect(onComplete).not.toHaveBeenCalled();
  });

  it('reports nothing about a field that has been cleared', async () => {
    const { ask, clear, onProgress } = createClient({ search: async () => toResponse('face') });
    const answer = ask('face');
    clear();
    await answer;
    expect(onProgress).toHaveBeenLastCalledWith({ status: 'idle' });
  });
});
