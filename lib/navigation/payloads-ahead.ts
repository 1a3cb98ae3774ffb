import { prefetchScripts } from './prefetch-scripts';
import { type ReadPayload, readPayload, toResponse } from './read-payload';

/** How long a payload that was fetched ahead may be used, in milliseconds: after that the page may be another one. */
const lifetime = 5 * 60_000;

const payloads = new Map<string, Promise<ReadPayload>>();

/**
 * Asks for a payload ahead of the router, once, and for the scripts that it needs. It is kept here and not left to the browser's cache: while a file is on its
 * way, a browser lets a second request for it wait, and then sends that one, too.
 * @param path where the payload lies on this host
 * @returns its size as sent, in bytes, with that of its shell where it brought one, once all of it is here; 0 where it had been
 * asked for, or could not be had
 */
export async function fetchAhead(path: string, priority: RequestPriority): Promise<number> {
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
    forget(); // A click asks again, and says what is wrong.
    return 0;
  }
}

/** The payload that was fetched ahead, once it is here; `undefined` where there is none, or it could not be had. */
export async function takeAhead(path: string): Promise<Response | undefined> {
  const read = await payloads.get(path)?.catch(() => undefined);
  return read && toResponse(read);
}
