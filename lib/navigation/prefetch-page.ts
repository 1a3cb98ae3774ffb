import { toPayloadPath } from './payloads';
import { fetchAhead } from './payloads-ahead';
import './site-loading';

/** What browsers say of the reader's connection; not all do. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * What pages that a reader has shown no interest in may cost together: payloads and shells, in bytes as sent. Scripts come on top,
 * where pages of another kind need some. Pages that come after so many likelier ones are not worth it.
 */
const limits = { bytes: 29 * 1024, pages: 3, candidates: 8 };

/** What a page around another sidebar, of which nothing is known, costs with its shell, in KiB. */
const unknownSize = 18;

/** What the browser says of the reader's connection, if it does. */
export function getConnection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}

/** Whether the reader's connection leaves room for pages that may never be read. */
export function canPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/**
 * Fetches the payload of a page ahead, once, for the router's own request.
 * @param path path of a page that the router can open, with the site's base path
 * @param priority `low` for a page that the reader has shown no interest in yet
 * @returns bytes that were sent for it, once it is here; none where it was here already
 */
export async function prefetchPage(path: string, priority: RequestPriority): Promise<number> {
  // `npm run dev` has no payloads as files.
  if (process.env.NODE_ENV !== 'production' || !window.siteLoading || !canPrefetch(getConnection())) return 0;
  if (path === window.location.pathname) return 0;
  return fetchAhead(toPayloadPath(path, window.siteLoading.basePath), priority);
}

/** What is to be expected of a page's payload, in bytes. */
function getExpectedSize(path: string): number {
  return 1024 * (window.payloadSizes?.[path] ?? unknownSize);
}

/**
 * Fetches pages ahead, one after the other, leaving out those that would exceed the limits.
 * @param paths the likeliest first
 */
export async function prefetchPages(paths: readonly string[], signal: AbortSignal): Promise<void> {
  let spent = 0;
  let count = 0;
  for (const path of paths.slice(0, limits.candidates)) {
    if (spent + getExpectedSize(path) > limits.bytes) continue;
    const size = await prefetchPage(path, 'low');
    spent += size;
    if (size > 0) count += 1;
    if (signal.aborted || count === limits.pages) return;
  }
}
