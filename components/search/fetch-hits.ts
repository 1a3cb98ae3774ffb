import type { SearchAdapter, SearchArea, SearchRequest, SearchResult } from '@/lib/search/types';

/** What the search page asks for: a query, perhaps in one part of the site, and a page of the answer. */
export interface Question extends Pick<SearchRequest, 'query' | 'page' | 'hitsPerPage'> {
  area?: SearchArea | null;
}

/** Asks for one page of hits, with longer snippets than the dialog's: a list has more room. */
export async function fetchHits(adapter: SearchAdapter, { area, ...request }: Question): Promise<SearchResult> {
  const facetFilters = area ? [`sidebar:${area}`] : [];
  const { results } = await adapter.search([
    { hitsPerPage: 20, attributesToSnippet: ['content:30'], facetFilters, ...request },
  ]);
  const [result] = results;
  if (!result) throw new Error('The search has answered without a result.');
  return result;
}

/** The answer that there is at once, and the whole one when everything has been loaded. */
export async function* fetchUntilComplete(adapter: SearchAdapter, question: Question): AsyncGenerator<SearchResult> {
  const first = await fetchHits(adapter, question);
  yield first;
  if (first.exhaustiveNbHits) return;
  await adapter.whenComplete();
  yield fetchHits(adapter, question);
}
