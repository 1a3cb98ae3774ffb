import { splitLocale } from '../i18n/paths';

import { fillOfflinePage } from './fill-offline-page';
import type { KeptPages } from './kept-pages';
import type { OfflineSettings } from './offline-settings';
import { isFile } from './page-files';

interface FetchContext extends Pick<OfflineSettings, 'basePath' | 'pages'> {
  /** Origin of the site, such as `https://docs.example.com`. */
  origin: string;
  kept: KeptPages;
  fetch: (request: Request) => Promise<Response>;
  /** Keeps the worker alive until some work is done. */
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * Answers a request of a page, network first, with the cache as a fallback. Only files with a content hash in their name are
 * answered from the cache first.
 * @returns `undefined` for requests that are left to the browser
 */
export function handleFetch(request: Request, context: FetchContext): Promise<Response> | undefined {
  const { basePath, origin, kept } = context;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return undefined;
  if (url.pathname.startsWith(`${basePath}/_next/static/`)) return handleHashedFile(request, url.pathname, context);
  if (request.mode === 'navigate') return handlePage(request, url.pathname, context);
  // Payloads that the router waits for. Those prefetched by `prefetched-payloads.ts` have no `rsc` header and are left to the browser.
  if (request.headers.has('rsc') || request.destination === 'image')
    return respondNetworkFirst(request, context, () => kept.findFile(url.pathname));
  return undefined;
}

async function handleHashedFile(
  request: Request,
  path: string,
  { kept, fetch, waitUntil }: FetchContext,
): Promise<Response> {
  const found = await kept.findFile(path).catch(() => undefined);
  if (found) return found;
  const response = await fetch(request);
  // Stored while the page already reads it. If there is no room, it comes from the network again next time.
  if (isFile(response)) waitUntil(kept.keepFile(path, response.clone()).catch(() => {}));
  return response;
}

async function handlePage(request: Request, path: string, context: FetchContext): Promise<Response> {
  const { kept, pages, basePath } = context;
  return respondNetworkFirst(request, context, async () => {
    const page = await kept.findPage(path);
    if (page) return page;
    const { locale } = splitLocale(path.slice(basePath.length));
    const html = fillOfflinePage(pages[locale.code], await kept.list());
    return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  });
}

/** @throws the network's error if nothing is cached either, so that the page sees the same as without a worker */
async function respondNetworkFirst(
  request: Request,
  { fetch }: FetchContext,
  find: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await find().catch(() => undefined);
    if (found) return found;
    throw error;
  }
}
