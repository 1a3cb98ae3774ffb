import { fillPayload, getBelowFoldPath } from './app-shell';
import { isFile } from './is-file';
import './site-loading';

/** A payload that the router can read, and the response of the host. */
export interface LoadedPayload {
  payload: string;
  response: Response;
  /** Fetches the rows below the fold, once, if they are still missing. @throws Error if they do not load */
  fetchBelowFold?: () => Promise<string>;
  /** Transferred bytes, including the shell if that had to be loaded. */
  size: number;
}

/**
 * Reads a payload as stored on the host, and completes it.
 * @throws Error if the host has none, it is cut short, or its shell cannot be loaded
 */
export async function readPayload(response: Response): Promise<LoadedPayload> {
  const text = await readFile(response);
  const basePath = window.siteLoading?.basePath ?? '';
  const below = getBelowFoldPath(text);
  const { payload, loaded } = await fillPayload(text, basePath);
  // Browsers record the sizes of a few hundred files only; after that, the uncompressed length has to do.
  const size = getSentSize(response.url) || text.length;
  return {
    payload,
    response,
    size: size + (loaded ? getSentSize(loaded) : 0),
    ...(below && { fetchBelowFold: createFetch(`${basePath}/${below}`) }),
  };
}

/** @throws Error that says what the host has sent instead */
async function readFile(response: Response): Promise<string> {
  if (!isFile(response)) throw new Error(`answered with ${response.ok ? 'a page' : response.status}`);
  return response.text();
}

/** Makes a function that fetches a text once, however often it is called; after a failure, the next call tries again. */
function createFetch(path: string): () => Promise<string> {
  let fetching: Promise<string> | undefined;
  const fetchText = async () => readFile(await fetch(path));
  return () => {
    fetching ??= fetchText().catch((error) => {
      fetching = undefined;
      throw error;
    });
    return fetching;
  };
}

/**
 * A response for the router: the host's, with the complete payload. What is below the fold follows when it has loaded.
 * @param insist handles failures of its argument; it may never settle, as React would give up on a page whose payload ends too soon
 */
export function toResponse(
  { payload, response, fetchBelowFold }: LoadedPayload,
  insist: (load: () => Promise<string>) => Promise<string>,
): Response {
  const { headers, status, statusText, url, redirected } = response;
  const body = fetchBelowFold ? streamTexts(payload, insist(fetchBelowFold)) : payload;
  const whole = new Response(body, { headers, status, statusText });
  // A constructed response has neither, and the router reads both.
  return Object.defineProperties(whole, { url: { value: url }, redirected: { value: redirected } });
}

function streamTexts(first: string, second: Promise<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(first)),
    pull: async (controller) => {
      controller.enqueue(encoder.encode(await second));
      controller.close();
    },
  });
}

/** Transferred bytes of a file, without headers; 0 if unknown. */
function getSentSize(address: string): number {
  const timing = performance.getEntriesByName(address, 'resource').at(-1);
  return timing instanceof PerformanceResourceTiming ? timing.encodedBodySize : 0;
}
