import { toReason } from '../errors/to-reason';
import { takeAhead } from './payloads-ahead';
import { readPayload, toResponse } from './read-payload';
import './site-loading';

/** Where the router finds the payload of a page in the built site: `/docs/intro` → `/docs/intro.txt`. */
export function toPayloadPath(path: string, basePath: string): string {
  return path === '/' || path === basePath || path === `${basePath}/` ? `${basePath}/index.txt` : `${path}.txt`;
}

const nextOnline = () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
const never = new Promise<never>(() => {});

/** The router's own mark of its requests; those for later use carry another one as well. */
function isNavigation(headers: HeadersInit | undefined): boolean {
  const given = new Headers(headers);
  return given.has('rsc') && !given.has('next-router-prefetch');
}

/**
 * The address that a payload is asked for at. The router adds a hash of its headers, which a static host does not read: without
 * it there is one address for one file, and what was fetched ahead is found again. It also looks for the first page of a
 * site below a base path beside that path instead of in it.
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
    return (await takeAhead(url.pathname)) ?? toResponse(await readPayload(await request(url, init)));
  } catch (error) {
    problem = `${url.pathname} did not load (${toReason(error)}).`;
  }
  if (!isAwaited(url)) return never;
  if (navigator.onLine) {
    window.siteLoading?.fail('payload', problem);
    return never;
  }
  // Leaving now would lose the page to the browser's own; the click is kept until there is a network again.
  window.siteLoading?.showBox(problem);
  await nextOnline();
  if (!isAwaited(url)) return never;
  window.siteLoading?.hideBox();
  return fetchPayload(request, url, init);
}

/**
 * Watches the router's requests for the payloads of pages. Left alone, the router logs an error and loads the page as a whole
 * when one fails, however often, and also when the network is gone.
 */
export function watchPayloads(): void {
  const request = window.fetch.bind(window);
  window.fetch = (input, init) => {
    if (!(input instanceof URL) || !input.pathname.endsWith('.txt')) return request(input, init);
    const url = toPayloadUrl(input.href, window.siteLoading?.basePath ?? '');
    if (isNavigation(init?.headers)) return fetchPayload(request, url, init);
    return request(url, init).then(readPayload).then(toResponse);
  };
}
