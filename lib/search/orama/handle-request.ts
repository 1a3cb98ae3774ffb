import { toErrorMessage } from '../../errors/to-error-message';
import { runSearch } from '../engine/run-search';
import { createSearchIndex, type SearchIndex } from '../engine/search-index';
import { parseTexts, parseTitles } from '../files/parse-files';
import type { TitlesFile } from '../files/record-files';
import type { SearchResponse } from '../types';
import type { WorkerRequest, WorkerResponse } from './messages';
import { warmUp } from './warm-up';

/** Creates the request handler of a worker. It holds an index, and answers every request, if only with an error. */
export function createRequestHandler(): (request: WorkerRequest) => Promise<WorkerResponse> {
  let loaded: { titles: TitlesFile; index: SearchIndex } | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;

  async function handle(request: WorkerRequest): Promise<SearchResponse | undefined> {
    if (request.kind === 'titles') {
      const titles = parseTitles(request.file);
      loaded = { titles, index: createSearchIndex(titles) };
      return undefined;
    }
    if (!loaded) throw new Error('The search index is not loaded yet.');
    const { titles, index } = loaded;
    if (request.kind === 'search') {
      const results = request.requests.map((one) => runSearch(index, one));
      askedAt = performance.now();
      return { results };
    }
    await index.addTexts(parseTexts(request.file));
    // Goes on after the answer. What fails here fails in a reader's query too, which reports it.
    void warmUp(
      titles,
      (one) => runSearch(index, one),
      () => askedAt,
    ).catch(() => {});
    return undefined;
  }

  return (request) =>
    handle(request).then(
      (response) => ({ id: request.id, ...(response && { response }) }),
      (error: unknown) => ({ id: request.id, error: toErrorMessage(error) }),
    );
}
