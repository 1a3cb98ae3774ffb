import { dropEndSlash } from './drop-end-slash';
import { toPayloadPath } from './payload-path';
import { prefetchPayload } from './prefetched-payloads';
import './site-loading';

/** The part of the Network Information API that is used; not every browser has it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * The budget for pages that a reader has shown no interest in, in transferred bytes of their payloads. Scripts that
 * pages of another kind need are not counted. Beyond the first `candidates`, pages are too unlikely to be worth it.
 */
const limits = { bytes: 60 * 1024, pages: 7, candidates: 8 };

/** Assumed size of a payload in bytes. */
const expectedSize = 14 * 1024;

/** Information on the reader's connection; `undefined` in browsers that give none. */
export function getConnection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}

/** Whether the reader's connection is good enough to fetch pages that may never be read. */
export function canPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/**
 * Prefetches the payload of a page, once, for the router to use.
 * @param path path of a page that the router can open, with the site's base path
 * @param priority `low` for a page that the reader has shown no interest in yet
 * @returns transferred bytes, once it has loaded; 0 if it was already requested, is not fetched, or fails to load
 */
export async function prefetchPage(path: string, priority: RequestPriority): Promise<number> {
  // `npm run dev` has no payloads as files.
  if (process.env.NODE_ENV !== 'production' || !window.siteLoading || !canPrefetch(getConnection())) return 0;
  if (dropEndSlash(path) === dropEndSlash(window.location.pathname)) return 0;
  return prefetchPayload(toPayloadPath(path, window.siteLoading.basePath), priority);
}

/**
 * Prefetches pages one after the other, within the limits.
 * @param paths likeliest first
 */
export async function prefetchPages(paths: readonly string[], signal: AbortSignal): Promise<void> {
  let spent = 0;
  let count = 0;
  for (const path of paths.slice(0, limits.candidates)) {
    if (signal.aborted || count === limits.pages) return;
    if (spent + expectedSize > limits.bytes) return;
    const size = await prefetchPage(path, 'low');
    spent += size;
    if (size > 0) count += 1;
  }
}
