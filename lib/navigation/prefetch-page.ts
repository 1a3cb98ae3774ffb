import { toPayloadPath } from './payloads';
import './site-loading';

/** What browsers say of the reader's connection; not all do. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const fetched = new Set<string>();

/** What the browser says of the reader's connection, if it does. */
export function getConnection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}

/** Whether the reader's connection leaves room for pages that may never be read. */
export function canPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/**
 * Fetches the payload of a page ahead, once, into the browser's cache, where the router's own request finds it.
 * @param path path of a page that the router can open, with the site's base path
 */
export function prefetchPage(path: string): void {
  // `npm run dev` has no payloads as files.
  if (process.env.NODE_ENV !== 'production' || !window.siteLoading || !canPrefetch(getConnection())) return;
  const { basePath } = window.siteLoading;
  const href = toPayloadPath(path, basePath);
  if (fetched.has(href) || path === window.location.pathname) return;
  fetched.add(href);
  const link = document.createElement('link');
  if (!link.relList.supports('prefetch')) {
    fetch(href, { priority: 'low' }).catch(() => fetched.delete(href));
    return;
  }
  Object.assign(link, { rel: 'prefetch', href });
  document.head.append(link);
}
