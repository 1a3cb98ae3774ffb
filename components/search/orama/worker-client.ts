import { SearchError, type SearchRequest, type SearchResponse } from '../protocol';
import type { WorkerRequest, WorkerResponse } from './handle-request';

type FileKind = 'titles' | 'texts';

/** Sends requests to a worker and waits for its answers. */
export interface WorkerClient {
  /** Transfers a file; the buffer is detached afterwards. */
  addFile(kind: FileKind, file: ArrayBuffer): Promise<void>;
  search(requests: readonly SearchRequest[]): Promise<SearchResponse>;
  /** Stops the worker and rejects all pending requests. */
  close(reason: string): void;
}

/**
 * Milliseconds after which a worker that does not answer counts as dead. It answers a search in a few, but takes the titles only once
 * its own code has loaded, and a slow phone needs seconds for the texts.
 */
const timeouts = { search: 5_000, titles: 20_000, texts: 60_000 };

interface Call {
  resolve: (response: SearchResponse | undefined) => void;
  reject: (error: SearchError) => void;
}

/**
 * Gives each request to a worker a promise of its answer.
 * @param onDeath called once, when the worker fails, times out or is closed; later requests are rejected
 */
export function createWorkerClient(worker: Worker, onDeath: () => void): WorkerClient {
  const calls = new Map<number, Call>();
  let lastId = 0;
  let closedFor: string | undefined;

  function close(reason: string): void {
    if (closedFor !== undefined) return;
    closedFor = reason;
    worker.terminate();
    for (const { reject } of calls.values()) reject(new SearchError(reason));
    calls.clear();
    onDeath();
  }

  async function ask(request: WorkerRequest, transfer: Transferable[] = []): Promise<SearchResponse | undefined> {
    if (closedFor !== undefined) throw new SearchError(closedFor);
    const timer = setTimeout(() => close('The search worker did not answer.'), timeouts[request.kind]);
    const answer = new Promise<SearchResponse | undefined>((resolve, reject) => {
      calls.set(request.id, { resolve, reject });
      worker.postMessage(request, transfer);
    });
    return answer.finally(() => clearTimeout(timer));
  }

  worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
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
      const response = await ask({ id: lastId, kind: 'search', requests });
      return response ?? { results: [] };
    },
  };
}
