import { answerRequest } from '../engine/answer';
import { createSearchIndex, type SearchIndex } from '../engine/search-index';
import { parseTexts, parseTitles } from '../files/parse-files';
import type { SearchResponse } from '../types';
import type { WorkerAnswer, WorkerRequest } from './messages';

/** Makes what a worker does: it keeps an index, and answers every request, if only with the reason why it cannot. */
export function createRequestHandler(): (request: WorkerRequest) => Promise<WorkerAnswer> {
  let index: SearchIndex | undefined;

  async function handle(request: WorkerRequest): Promise<SearchResponse | undefined> {
    if (request.kind === 'titles') {
      index = createSearchIndex(parseTitles(request.file));
      return undefined;
    }
    const current = index;
    if (!current) throw new Error('There is no index yet.');
    if (request.kind === 'search') return { results: request.requests.map((one) => answerRequest(current, one)) };
    await current.addTexts(parseTexts(request.file));
    return undefined;
  }

  return (request) =>
    handle(request).then(
      (response) => ({ id: request.id, ...(response && { response }) }),
      (error: unknown) => ({ id: request.id, error: error instanceof Error ? error.message : String(error) }),
    );
}
