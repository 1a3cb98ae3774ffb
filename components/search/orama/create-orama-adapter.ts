import { type SearchAdapter, SearchError, type SearchResult } from '../protocol';
import { fetchFile, fetchManifest } from './fetch-file';
import type { OramaOptions } from './options';
import { createWorkerClient, type WorkerClient } from './worker-client';

/** Answers from an index that a worker builds in the browser, from files of the site itself. */
export function createOramaAdapter({ manifestUrl }: OramaOptions): SearchAdapter {
  let session: Session | undefined;
  let hasFailed = false;

  /** The open session, or a new one: the first, or after one that died. */
  function getSession(): Session {
    session ??= openSession({
      manifestUrl,
      isRetry: hasFailed,
      onDeath: () => {
        session = undefined;
        hasFailed = true;
      },
    });
    return session;
  }

  return {
    preload() {
      getSession();
    },
    search: (requests) => getSession().search(requests),
    whenComplete: () => getSession().whenComplete(),
  };
}

interface SessionOptions {
  manifestUrl: string;
  /** True after a session that failed. */
  isRetry: boolean;
  onDeath: () => void;
}

/** A worker with its index, from its start until it dies. */
export type Session = Pick<SearchAdapter, 'search' | 'whenComplete'>;

/**
 * Starts a worker and loads the files, titles first. It answers from the titles while the texts are loading, and waits for them if
 * no title matches. If the titles fail to load, the session dies, and a new one has to be opened. If the texts fail, the next search
 * requests them again.
 */
export function openSession({ manifestUrl, isRetry, onDeath }: SessionOptions): Session {
  const manifest = fetchManifest(manifestUrl);
  const client = manifest.then(({ engine }) => startWorker(toUrl(engine)));
  client.catch(() => {}); // It can fail while the titles are still loading; whoever awaits it gets the error.
  const titles = loadTitles();
  let texts = loadTexts(isRetry);
  /** Set once the titles are loaded. A query is then sent right with the keystroke, before the page's other work on it. */
  let ready: WorkerClient | undefined;
  let hasFailed = false;

  /** A browser takes the code of a worker from its cache, so a damaged copy has to be replaced there first. */
  async function startWorker(url: string): Promise<WorkerClient> {
    if (isRetry) await fetchFile(url, isRetry);
    return createWorkerClient(new Worker(url), onDeath);
  }

  /** The file and the code of the worker load in parallel. */
  async function loadTitles(): Promise<void> {
    try {
      const file = await fetchFile(toUrl((await manifest).titles), isRetry);
      const worker = await client;
      await worker.addFile('titles', file);
      ready = worker;
    } catch (error) {
      await client.then(({ close }) => close('The search index could not be loaded.'), onDeath);
      throw error;
    }
  }

  /** Waits for the titles, so that nothing competes with them for bandwidth. */
  function loadTexts(isAgain: boolean): Promise<void> {
    const loading = titles.then(async () => {
      try {
        if (isAgain) await endWithBuild();
        const file = await fetchFile(toUrl((await manifest).texts), isAgain);
        await (await client).addFile('texts', file);
      } catch (error) {
        console.warn('The search index is incomplete: only titles and headings are searched.', error);
        hasFailed = true;
        throw error;
      }
    });
    loading.catch(() => {}); // Prevents an unhandled rejection; those who await it still get the error.
    return loading;
  }

  /** After a deployment, the texts no longer belong to the titles that are loaded: the next search has to load both. */
  async function endWithBuild(): Promise<void> {
    const { texts: current } = await fetchManifest(manifestUrl);
    if (current === (await manifest).texts) return;
    const reason = 'The site has been published again.';
    (await client).close(reason);
    throw new SearchError(reason);
  }

  function toUrl(file: string): string {
    return new URL(file, new URL(manifestUrl, location.href)).href;
  }

  function retryTexts(): void {
    if (!hasFailed) return;
    hasFailed = false;
    texts = loadTexts(true);
  }

  return {
    async search(requests) {
      if (!ready) await titles;
      retryTexts();
      const worker = ready ?? (await client);
      const response = await worker.search(requests);
      if (!response.results.every(isUndecided)) return response;
      await texts;
      return worker.search(requests);
    },
    whenComplete() {
      retryTexts();
      return texts;
    },
  };
}

/** Returns whether nothing was found while the texts were still missing. */
function isUndecided({ nbHits, exhaustiveNbHits }: SearchResult): boolean {
  return nbHits === 0 && !exhaustiveNbHits;
}
