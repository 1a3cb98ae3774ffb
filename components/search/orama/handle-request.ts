import { toErrorMessage } from '@/lib/errors/site-error';
import { runSearch } from '../engine/run-search';
import { createSearchIndex, type SearchIndex } from '../engine/search-index';
import { parseTexts, parseTitles, type TitlesFile } from '../files/record-files';
import { hierarchyLevels, type SearchRequest, type SearchResponse } from '../protocol';

/** A request from the page to the worker, which responds to each once, by its `id`. Files are passed as bytes, unparsed. */
export type WorkerRequest = { id: number } & (
  | { kind: 'titles' | 'texts'; file: ArrayBuffer }
  | { kind: 'search'; requests: readonly SearchRequest[] }
);

/** The worker's answer: results for a search, nothing for a file, or why it failed. */
export type WorkerResponse = { id: number } & ({ response?: SearchResponse } | { error: string });

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

/** Number of pages whose titles are sample queries. */
const titleCount = 6;

/** Milliseconds without warm-up queries after a reader's query, as the next keystroke may follow. */
const quietTime = 250;

/**
 * Runs queries that readers may type. Browsers compile code while it is used, so a cold engine takes two to four times as long
 * for its first answers. Each query is a task of its own, so that messages are handled in between.
 * @param ask answers a request; the answer is discarded
 * @param getAskedAt time of the reader's last query, by `performance.now()`
 */
export async function warmUp(
  titles: TitlesFile,
  ask: (request: SearchRequest) => void,
  getAskedAt: () => number,
): Promise<void> {
  for (const request of buildWarmUpRequests(titles)) {
    await wait(0);
    while (performance.now() < getAskedAt() + quietTime) await wait(quietTime);
    ask(request);
  }
}

function wait(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

/** Titles from all over the site, keystroke by keystroke, as the dialog sends them, and finally with a letter missing. */
function buildWarmUpRequests({ pages }: Pick<TitlesFile, 'pages'>): SearchRequest[] {
  const step = Math.ceil(pages.length / titleCount);
  const titles = pages.filter((_, index) => index % step === 0).map(({ title }) => title);
  const attributesToSnippet = [...hierarchyLevels.map((level) => `hierarchy.${level}:10`), 'content:10'];
  return titles.flatMap(toTyped).map((query) => ({ query, attributesToSnippet }));
}

/** `Widget` → `W`, `Wi` … `Widget`, `Widgt` */
function toTyped(title: string): string[] {
  const beginnings = Array.from(title, (_, index) => title.slice(0, index + 1));
  return [...beginnings, title.slice(0, -2) + title.slice(-1)];
}
