import type { DocSearchModalProps } from '@docsearch/react';
import type { SearchAdapter, SearchRequest, SearchResponse } from '@/lib/search/types';

type TransformSearchClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type Search = ReturnType<TransformSearchClient>['search'];

/** What DocSearch does with the answer to a search: `search(…).catch(showError).then(toSources)`. */
interface AwaitedByDocSearch {
  catch: (showError: (error: unknown) => unknown) => {
    then: (toSources: (response: SearchResponse) => unknown) => Promise<unknown>;
  };
}

/**
 * Lets an adapter answer what DocSearch asks.
 * @param onComplete called when the last search would now find more than it did
 * @returns a value for DocSearchModal's `transformSearchClient`; it has to stay the same while the dialog is open
 */
export function createTransformSearchClient(adapter: SearchAdapter, onComplete: () => void): TransformSearchClient {
  let latest: Promise<SearchResponse> | undefined;

  function search({ requests }: { requests: SearchRequest[] }): AwaitedByDocSearch {
    // The name that DocSearch knows is the one that it keeps searches under; the adapter knows its index.
    const response = adapter.search(requests.map(({ indexName: _, ...request }) => request));
    latest = response;
    awaitRest(response).then(
      (hasRest) => hasRest && response === latest && onComplete(),
      () => {}, // DocSearch hears of a search that failed, and without the rest there still are hits.
    );
    return {
      catch: (showError) => ({
        // biome-ignore lint/suspicious/noThenProperty: DocSearch waits for it as for a promise
        then: (toSources) =>
          response.then(toSources, (error: unknown) => {
            showAfterwards(() => response === latest && showError(error));
            return [];
          }),
      }),
    };
  }

  async function awaitRest(response: Promise<SearchResponse>): Promise<boolean> {
    const { results } = await response;
    if (results.every(({ exhaustiveNbHits }) => exhaustiveNbHits)) return false;
    await adapter.whenComplete();
    return true;
  }

  // DocSearch's own client would ask Algolia; nothing else of it is used.
  return (client) => ({ ...client, search: search as unknown as Search });
}

/**
 * A failed search makes DocSearch show its error screen, throw, and take the screen away again as the search is over.
 * So the search ends without a hit, and the screen comes after that.
 */
function showAfterwards(showError: () => unknown): void {
  setTimeout(() => {
    try {
      showError();
    } catch {
      // What DocSearch throws is the error that it was given.
    }
  });
}
