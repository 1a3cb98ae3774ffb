import type { Manifest } from '../files/record-files';
import { SearchError } from '../search-error';

/**
 * @param isRetry bypasses the browser's cache, which may hold a truncated file
 * @throws SearchError naming the file
 */
export async function fetchFile(url: string, isRetry: boolean): Promise<ArrayBuffer> {
  return (await request(url, isRetry ? 'reload' : 'default', (response) => response.arrayBuffer())) as ArrayBuffer;
}

/**
 * Fetches the names of the files. They change with every build, so the browser revalidates the manifest each time.
 * @throws SearchError naming the file
 */
export async function fetchManifest(url: string): Promise<Manifest> {
  const manifest = (await request(url, 'no-cache', (response) => response.json())) as Partial<Manifest> | null;
  const { engine, titles, texts } = manifest ?? {};
  if (!engine || !titles || !texts) throw new SearchError(`${url} does not name the search files.`);
  return { engine, titles, texts };
}

async function request(
  url: string,
  cache: RequestCache,
  read: (response: Response) => Promise<unknown>,
): Promise<unknown> {
  try {
    const response = await fetch(url, { cache });
    if (response.ok) return await read(response);
    throw new SearchError(`${url} answered with ${response.status}.`);
  } catch (error) {
    if (error instanceof SearchError) throw error;
    throw new SearchError(`${url} could not be read.`, { cause: error });
  }
}
