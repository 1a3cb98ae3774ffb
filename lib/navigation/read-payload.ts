import { isFile } from './is-file';

/** A payload that has arrived, and the response that brought it. */
export interface LoadedPayload {
  payload: string;
  response: Response;
  /** Transferred bytes. */
  size: number;
}

/** @throws Error that says what the host has sent instead */
export async function readPayload(response: Response): Promise<LoadedPayload> {
  if (!isFile(response)) throw new Error(`answered with ${response.ok ? 'a page' : response.status}`);
  const payload = await response.text();
  // Browsers record the sizes of a few hundred files only; after that, the uncompressed length has to do.
  return { payload, response, size: getSentSize(response.url) || payload.length };
}

/** A response for the router: the host's, which can be read only once. */
export function toResponse({ payload, response }: LoadedPayload): Response {
  const { headers, status, statusText, url, redirected } = response;
  const whole = new Response(payload, { headers, status, statusText });
  // A constructed response has neither, and the router reads both.
  return Object.defineProperties(whole, { url: { value: url }, redirected: { value: redirected } });
}

/** Transferred bytes of a file, without headers; 0 if unknown. */
function getSentSize(address: string): number {
  const timing = performance.getEntriesByName(address, 'resource').at(-1);
  return timing instanceof PerformanceResourceTiming ? timing.encodedBodySize : 0;
}
