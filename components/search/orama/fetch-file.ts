import type { Manifest } from '../files/record-files';
import { SearchError } from '../protocol';

/** Milliseconds without an answer, or without the next piece of it, after which a host counts as silent. */
const timeout = 10_000;

/**
 * @param isRetry bypasses the browser's cache, which may hold a truncated file
 * @throws SearchError naming the file
 */
export async function fetchFile(url: string, isRetry: boolean): Promise<ArrayBuffer> {
  return request(url, isRetry ? 'reload' : 'default', (response) => response.arrayBuffer());
}

/**
 * Fetches the names of the files. They change with every build, so the browser revalidates the manifest each time.
 * @throws SearchError naming the file
 */
export async function fetchManifest(url: string): Promise<Manifest> {
  const manifest = await request<Partial<Manifest> | null>(url, 'no-cache', (response) => response.json());
  const { engine, titles, texts } = manifest ?? {};
  if (!engine || !titles || !texts) throw new SearchError(`${url} does not name the search files.`);
  return { engine, titles, texts };
}

async function request<Body>(
  url: string,
  cache: RequestCache,
  read: (response: Response) => Promise<Body>,
): Promise<Body> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), timeout);
  };
  try {
    listen();
    const response = await fetch(url, { cache, signal: silence.signal });
    if (response.ok) return await read(watchBody(response, listen));
    throw new SearchError(`${url} answered with ${response.status}.`);
  } catch (error) {
    if (error instanceof SearchError) throw error;
    const problem = silence.signal.aborted ? 'has not arrived in time' : 'could not be read';
    throw new SearchError(`${url} ${problem}.`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Calls `onPiece` for each piece of a body that arrives, so that a slow network can be told from a silent host. */
function watchBody({ body }: Response, onPiece: () => void): Response {
  const watched = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      onPiece();
      controller.enqueue(piece);
    },
  });
  return new Response(body?.pipeThrough(watched));
}
