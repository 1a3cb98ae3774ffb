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

/** What the dialog hears beside the answers. */
export interface AnswerEvents {
  /** Whether the last answer is without the texts, as they are still being loaded. */
  onPartial: (isPartial: boolean) => void;
  /** The last search would find more now. */
  onComplete: () => void;
}

/**
 * Lets an adapter answer what DocSearch asks.
 * @returns a value for DocSearchModal's `transformSearchClient`; it has to stay the same while the dialog is open
 */
export function createTransformSearchClient(
  adapter: SearchAdapter,
  { onPartial, onComplete }: AnswerEvents,
): TransformSearchClient {
  let latest: Promise<SearchResponse> | undefined;

  async function watch(response: Promise<SearchResponse>): Promise<void> {
    const { results } = await response;
    const isPartial = results.some(({ exhaustiveNbHits }) => !exhaustiveNbHits);
    if (response === latest) onPartial(isPartial);
    if (!isPartial) return;
    await adapter.whenComplete().finally(() => response === latest && onPartial(false));
    if (response === latest) onComplete();
  }

  function search({ requests }: { requests: SearchRequest[] }): AwaitedByDocSearch {
    // The name that DocSearch knows is the one that it keeps searches under; the adapter knows its index.
    const response = adapter.search(requests.map(({ indexName: _, ...request }) => request));
    latest = response;
    watch(response).catch(() => {}); // DocSearch hears of a search that failed; without the texts there still are hits.
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
