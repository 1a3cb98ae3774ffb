import { SearchError } from '../search-error';
import type { SearchRequest, SearchResponse } from '../types';
import type { WorkerAnswer, WorkerRequest } from './messages';

type FileKind = 'titles' | 'texts';

/** Asks a worker and waits for its answers. */
export interface WorkerClient {
  /** Hands a file over; the bytes are gone from the page afterwards. */
  addFile(kind: FileKind, file: ArrayBuffer): Promise<void>;
  search(requests: readonly SearchRequest[]): Promise<SearchResponse>;
  /** Stops the worker; what is still open is refused. */
  close(reason: string): void;
}

/** A worker answers a search in milliseconds; one that is silent for so long has died without a word. */
const patience = 5_000;

interface Call {
  resolve: (response: SearchResponse | undefined) => void;
  reject: (error: SearchError) => void;
}

/**
 * @param onDeath called once, when the worker fails or is closed
 */
export function createWorkerClient(worker: Worker, onDeath: () => void): WorkerClient {
  const calls = new Map<number, Call>();
  let lastId = 0;

  function close(reason: string): void {
    worker.terminate();
    for (const { reject } of calls.values()) reject(new SearchError(reason));
    calls.clear();
    onDeath();
  }

  function ask(request: WorkerRequest, transfer: Transferable[] = []): Promise<SearchResponse | undefined> {
    return new Promise((resolve, reject) => {
      calls.set(request.id, { resolve, reject });
      worker.postMessage(request, transfer);
    });
  }

  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    const call = calls.get(data.id);
    calls.delete(data.id);
    if ('error' in data) call?.reject(new SearchError(data.error));
    else call?.resolve(data.response);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    close(`The search worker failed: ${event.message || 'its code could not be loaded'}.`);
  });

  return {
    close,
    async addFile(kind, file) {
      lastId += 1;
      await ask({ id: lastId, kind, file }, [file]);
    },
    async search(requests) {
      lastId += 1;
      const timer = setTimeout(() => close('The search worker does not answer.'), patience);
      const response = await ask({ id: lastId, kind: 'search', requests }).finally(() => clearTimeout(timer));
      return response ?? { results: [] };
    },
  };
}
