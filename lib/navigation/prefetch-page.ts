import { toPayloadPath } from './payloads';
import { fetchAhead } from './payloads-ahead';
import './site-loading';

/** What browsers say of the reader's connection; not all do. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

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
 */
export function prefetchPage(path: string, priority: RequestPriority): void {
  // `npm run dev` has no payloads as files.
  if (process.env.NODE_ENV !== 'production' || !window.siteLoading || !canPrefetch(getConnection())) return;
  if (path !== window.location.pathname) fetchAhead(toPayloadPath(path, window.siteLoading.basePath), priority);
}
