import { toErrorMessage } from '../errors/to-error-message';
import { getPrefetchedPayload } from './prefetched-payloads';
import { readPayload, toResponse } from './read-payload';
import './site-loading';

/** Where the router finds the payload of a page in the built site: `/docs/intro` → `/docs/intro.txt`. */
export function toPayloadPath(path: string, basePath: string): string {
  return path === '/' || path === basePath || path === `${basePath}/` ? `${basePath}/index.txt` : `${path}.txt`;
}

/** Waits for the network, and half a second more: browsers report it as soon as there is one, often before it answers. */
const nextOnline = () =>
  new Promise((resolve) => window.addEventListener('online', () => setTimeout(resolve, 500), { once: true }));
const never = new Promise<never>(() => {});

/** The router marks its requests with an `rsc` header; prefetches carry another one as well. */
function isNavigation(headers: HeadersInit | undefined): boolean {
  const given = new Headers(headers);
  return given.has('rsc') && !given.has('next-router-prefetch');
}

/**
 * The address from which a payload is fetched. The router adds a hash of its headers (`_rsc`), which a static host ignores: without
 * it, each file has one address, and prefetched payloads are found. The router also looks for the home page of a site with a base
 * path beside that path (`/base.txt`) instead of in it.
 */
export function toPayloadUrl(address: string, basePath: string): URL {
  const url = new URL(address);
  url.searchParams.delete('_rsc');
  if (basePath !== '' && url.pathname === `${basePath}.txt`) url.pathname = toPayloadPath(basePath, basePath);
  return url;
}

/** Whether the router still waits for a payload: the reader may have chosen another page since. */
function isAwaited(payload: URL): boolean {
  const site = window.siteLoading;
  return (
    Boolean(site?.pending) &&
    toPayloadPath(new URL(site?.pending ?? '').pathname, site?.basePath ?? '') === payload.pathname
  );
}

async function fetchPayload(request: typeof fetch, url: URL, init?: RequestInit): Promise<Response> {
  let problem: string;
  try {
    const read = (await getPrefetchedPayload(url.pathname)) ?? (await readPayload(await request(url, init)));
    return toResponse(read, (error) => reportLost(url, error));
  } catch (error) {
    problem = `${url.pathname} did not load (${toErrorMessage(error)}).`;
  }
  if (!isAwaited(url)) return never;
  if (navigator.onLine) {
    window.siteLoading?.fail('payload', problem);
    return never;
  }
  // Leaving now would replace the page with the browser's error page, so the navigation waits until the network is back.
  window.siteLoading?.showBox(problem);
  await nextOnline();
  if (!isAwaited(url)) return never;
  window.siteLoading?.hideBox();
  return fetchPayload(request, url, init);
}

/** Reports that the text below the fold did not load, unless the reader has left the page since. */
function reportLost(payload: URL, error: unknown): void {
  const site = window.siteLoading;
  const { pathname } = new URL(site?.pending ?? window.location.href);
  if (toPayloadPath(pathname, site?.basePath ?? '') !== payload.pathname) return;
  site?.fail('payload', `The rest of ${payload.pathname} did not load (${toErrorMessage(error)}).`);
}

/**
 * Intercepts the router's requests for the payloads of pages. Left alone, the router logs an error and does a full page load each
 * time that one fails, even when the browser is offline.
 */
export function interceptPayloadRequests(): void {
  const request = window.fetch.bind(window);
  window.fetch = (input, init) => {
    if (!(input instanceof URL) || !input.pathname.endsWith('.txt')) return request(input, init);
    const url = toPayloadUrl(input.href, window.siteLoading?.basePath ?? '');
    if (isNavigation(init?.headers)) return fetchPayload(request, url, init);
    const answer = async () =>
      toResponse(await readPayload(await request(url, init)), (error) => reportLost(url, error));
    return answer();
  };
}
