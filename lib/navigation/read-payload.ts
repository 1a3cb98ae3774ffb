import { fillPayload } from './app-shell';
import './site-loading';

/** A complete payload that the router can read, and the response of the host. */
export interface LoadedPayload {
  payload: string;
  response: Response;
  /** Transferred bytes, including the shell if that had to be loaded. */
  size: number;
}

/**
 * Reads a payload as stored on the host, and completes it.
 * @throws Error if the host has none, it is cut short, or its shell cannot be loaded
 */
export async function readPayload(response: Response): Promise<LoadedPayload> {
  if (!response.ok) throw new Error(`answered with ${response.status}`);
  const text = await response.text();
  const { payload, loaded } = await fillPayload(text, window.siteLoading?.basePath ?? '');
  // Browsers record the sizes of a few hundred files only; after that, the uncompressed length has to do.
  const size = getSentSize(response.url) || text.length;
  return { payload, response, size: size + (loaded ? getSentSize(loaded) : 0) };
}

/** A response for the router: the host's, with the complete payload. */
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
