import { fillPayload } from './app-shell';
import './site-loading';

/** A payload that the router can read, and how the host answered. */
export interface ReadPayload {
  payload: string;
  response: Response;
  /** What was sent for it, with its shell where it brought one, in bytes. */
  size: number;
}

/**
 * Reads a payload as it lies on the host.
 * @throws Error where the host has none, it is cut short, or its shell cannot be had
 */
export async function readPayload(response: Response): Promise<ReadPayload> {
  if (!response.ok) throw new Error(`answered with ${response.status}`);
  const text = await response.text();
  const { payload, loaded } = await fillPayload(text, window.siteLoading?.basePath ?? '');
  // Browsers keep such sizes for some hundred files; later on, a payload counts as if it was not compressed.
  const size = getSentSize(response.url) || text.length;
  return { payload, response, size: size + (loaded ? getSentSize(loaded) : 0) };
}

/** An answer for the router: that of the host, with the payload whole. */
export function toResponse({ payload, response }: ReadPayload): Response {
  const { headers, status, statusText, url, redirected } = response;
  const whole = new Response(payload, { headers, status, statusText });
  // A response made by hand has neither, and the router reads both.
  return Object.defineProperties(whole, { url: { value: url }, redirected: { value: redirected } });
}

/** Bytes that were sent for a file, without its headers. */
function getSentSize(address: string): number {
  const timing = performance.getEntriesByName(address, 'resource').at(-1);
  return timing instanceof PerformanceResourceTiming ? timing.encodedBodySize : 0;
}
