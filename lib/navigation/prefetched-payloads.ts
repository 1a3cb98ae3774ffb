import { prefetchScripts } from './prefetch-scripts';
import { type LoadedPayload, readPayload } from './read-payload';

/** How long a prefetched payload may be used, in milliseconds: after that the page may have changed. */
const lifetime = 5 * 60_000;

const payloads = new Map<string, Promise<LoadedPayload>>();

/**
 * Prefetches a payload, once, and the scripts that it needs. It is kept here rather than in the browser's cache: while a file is in
 * flight, a browser holds back a second request for it, and then sends that one too.
 * @param path of the payload on this host
 * @param priority `low` for a page that the reader has shown no interest in yet
 * @returns its transferred size in bytes; 0 if the payload was already requested, or failed to load
 */
export async function prefetchPayload(path: string, priority: RequestPriority): Promise<number> {
  if (payloads.has(path)) return 0;
  const forget = () => payloads.delete(path);
  const request = fetch(path, { priority }).then(readPayload);
  payloads.set(path, request);
  try {
    const { payload, size } = await request;
    setTimeout(forget, lifetime);
    prefetchScripts(payload);
    return size;
  } catch {
    forget(); // A click requests it again, and reports a failure.
    return 0;
  }
}

/** A prefetched payload, once it has loaded; `undefined` if there is none, or if it failed to load. */
export async function getPrefetchedPayload(path: string): Promise<LoadedPayload | undefined> {
  return payloads.get(path)?.catch(() => undefined);
}
