import type { DocSearchModalProps } from '@docsearch/react';
import { toDocSearchResult } from '@/lib/formats/doc-search';
import type { SearchAdapter, SearchRequest, SearchResponse } from '../protocol';

type TransformSearchClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type DocSearchRequest = SearchRequest & { indexName: string };

/** Progress of the search for the typed query. */
export type SearchProgress =
  | { status: 'idle' | 'waiting' | 'failed' }
  /** `isPartial` while the texts of the pages are still loading: `count` is that of titles and headings. */
  | { status: 'answered'; query: string; count: number; isPartial: boolean };

interface DocSearchClientEvents {
  onProgress: (progress: SearchProgress) => void;
  /** A partial answer can be completed now. */
  onComplete: () => void;
}

/** Lets an adapter answer DocSearch's requests. */
export function createDocSearchClient(adapter: SearchAdapter, { onProgress, onComplete }: DocSearchClientEvents) {
  /** The search for what is typed. */
  let latest: Promise<SearchResponse> | undefined;
  /** The same, until the field is cleared. */
  let reported: Promise<SearchResponse> | undefined;

  async function report(answer: Promise<SearchResponse>): Promise<void> {
    onProgress({ status: 'waiting' });
    const { results } = await answer;
    const [result] = results;
    if (answer !== reported || !result) return;
    const { query, nbHits: count, exhaustiveNbHits: isWhole } = result;
    onProgress({ status: 'answered', query, count, isPartial: !isWhole });
    if (isWhole) return;
    const isComplete = await adapter.whenComplete().then(
      () => true,
      () => false, // What titles and headings give is all there is.
    );
    if (answer !== reported) return;
    if (isComplete) onComplete();
    else onProgress({ status: 'answered', query, count, isPartial: false });
  }

  /** The answer to what is typed: an earlier search ends with it too, so that no list of an earlier letter appears. */
  async function answerLatest(): Promise<SearchResponse | undefined> {
    let awaited: typeof latest;
    do {
      awaited = latest;
      await Promise.allSettled([awaited]);
    } while (awaited !== latest);
    return awaited;
  }

  function search({ requests }: { requests: DocSearchRequest[] }) {
    // DocSearch names its storage by the index; the adapter knows the real one.
    const answer = adapter.search(requests.map(({ indexName: _, ...request }) => request));
    latest = answer;
    reported = answer;
    report(answer).catch(() => answer === reported && onProgress({ status: 'failed' }));
    return toDocSearchResult(answerLatest, () => answer === latest);
  }

  const transformSearchClient: TransformSearchClient = (client) => ({
    ...client,
    search: search as unknown as typeof client.search, // `toDocSearchAnswer` has what DocSearch calls.
  });

  return {
    transformSearchClient,
    /** Call it when the field is empty again. */
    clear() {
      reported = undefined;
      onProgress({ status: 'idle' });
    },
  };
}
