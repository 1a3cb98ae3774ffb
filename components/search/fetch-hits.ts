import type { SearchAdapter, SearchArea, SearchRequest, SearchResult } from '@/lib/search/types';

/** What the search page asks for: a query, optionally within one part of the site, and a page of the results. */
export interface Question extends Pick<SearchRequest, 'query' | 'page' | 'hitsPerPage'> {
  area?: SearchArea | null;
}

/** Hits that the search page fetches at a time. */
export const hitsPerPage = 20;

/** The same as in the dialog. */
const marks = { highlightPreTag: '<mark>', highlightPostTag: '</mark>' };

/** Asks for one page of hits, with longer snippets than the dialog's: a list has more room. */
export async function fetchHits(adapter: SearchAdapter, { area, ...request }: Question): Promise<SearchResult> {
  const facetFilters = area ? [`sidebar:${area}`] : [];
  const { results } = await adapter.search([
    { hitsPerPage, facetFilters, attributesToSnippet: ['content:30'], clickAnalytics: true, ...marks, ...request },
  ]);
  const [result] = results;
  if (!result) throw new Error('The search answered without a result.');
  return result;
}
