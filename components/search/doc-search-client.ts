import type { DocSearchModalProps } from '@docsearch/react';
import type { SearchAdapter, SearchRequest, SearchResponse } from '@/lib/search/types';

type TransformSearchClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type Search = ReturnType<TransformSearchClient>['search'];

/** DocSearch names the key that it stores searches under as the index. */
type DocSearchRequest = SearchRequest & { indexName: string };

/** What DocSearch does with the answer to a search: `search(…).catch(showError).then(toSources)`. */
interface AwaitedByDocSearch {
  catch: (showError: (error: unknown) => unknown) => {
    then: (toSources: (response: SearchResponse) => unknown) => Promise<unknown>;
  };
}

/** What the dialog is told besides the answers. */
export interface AnswerEvents {
  /** A search has begun; the promise is its answer. */
  onSearch: (answer: Promise<SearchResponse>) => void;
  /** Whether the last answer lacks the page texts, as they are still loading. */
  onPartial: (isPartial: boolean) => void;
  /** The last search would find more now. @returns whether it is repeated */
  onComplete: () => boolean;
}

/**
 * Lets an adapter answer DocSearch's requests.
 * @returns a value for DocSearchModal's `transformSearchClient`; it has to stay the same while the dialog is open
 */
export function createTransformSearchClient(
  adapter: SearchAdapter,
  { onSearch, onPartial, onComplete }: AnswerEvents,
): TransformSearchClient {
  let latest: Promise<SearchResponse> | undefined;

  async function watch(response: Promise<SearchResponse>): Promise<void> {
    const { results } = await response;
    const isPartial = results.some(({ exhaustiveNbHits }) => !exhaustiveNbHits);
    if (response === latest) onPartial(isPartial);
    if (!isPartial) return;
    await adapter.whenComplete();
    // The texts are still missing from what is shown until the repeated search is answered.
    if (response === latest && !onComplete()) onPartial(false);
  }

  function search({ requests }: { requests: DocSearchRequest[] }): AwaitedByDocSearch {
    // The adapter knows the real index.
    const response = adapter.search(requests.map(({ indexName: _, ...request }) => request));
    latest = response;
    onSearch(response);
    // DocSearch gets the error of a failed search itself; without the texts there are still hits.
    watch(response).catch(() => response === latest && onPartial(false));
    return {
      catch: (showError) => ({
        // biome-ignore lint/suspicious/noThenProperty: DocSearch awaits it like a promise
        then: (toSources) =>
          response.then(toSources, (error: unknown) => {
            showAfterwards(() => response === latest && showError(error));
            return [];
          }),
      }),
    };
  }

  // The `search` of DocSearch's own client would ask Algolia; nothing else of that client is used.
  return (client) => ({ ...client, search: search as unknown as Search });
}

/**
 * When a search fails, DocSearch shows its error screen, throws, and hides the screen again as the search is over. So the
 * search ends without hits here, and the error screen is shown afterwards.
 */
function showAfterwards(showError: () => unknown): void {
  setTimeout(() => {
    try {
      showError();
    } catch {
      // DocSearch rethrows the error that it was given.
    }
  });
}
