import { answerRequest } from '../engine/answer';
import { createSearchIndex, type SearchIndex } from '../engine/search-index';
import { parseTexts, parseTitles } from '../files/parse-files';
import type { SearchResponse } from '../types';
import type { WorkerAnswer, WorkerRequest } from './messages';

let index: SearchIndex | undefined;

async function handle(request: WorkerRequest): Promise<SearchResponse | undefined> {
  if (request.kind === 'titles') {
    index = createSearchIndex(parseTitles(request.file));
    return undefined;
  }
  const current = index;
  if (!current) throw new Error('The index was not made yet.');
  if (request.kind === 'search') {
    return { results: request.requests.map((one) => answerRequest(current, one)) };
  }
  await current.addTexts(parseTexts(request.file));
  return undefined;
}

addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const answer: WorkerAnswer = await handle(data).then(
    (response) => ({ id: data.id, ...(response && { response }) }),
    (error: unknown) => ({ id: data.id, error: error instanceof Error ? error.message : String(error) }),
  );
  postMessage(answer);
});
