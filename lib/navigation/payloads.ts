import { toErrorMessage } from '../errors/to-error-message';
import { toPayloadPath } from './payload-path';
import { getPrefetchedPayload } from './prefetched-payloads';
import { readPayload, toResponse } from './read-payload';
import { cancelTransition } from './route-transition';
import './site-loading';

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

/** Whether a payload is that of an address. */
function isPayloadOf(payload: URL, address: string): boolean {
  return toPayloadPath(new URL(address).pathname, window.siteLoading?.basePath ?? '') === payload.pathname;
}

/** Whether the router still waits for a payload: the reader may have chosen another page since. */
function isAwaited(payload: URL): boolean {
  const pending = window.siteLoading?.pending;
  return pending ? isPayloadOf(payload, pending) : false;
}

interface Insistence {
  /** What is loaded, as messages call it. */
  name: string;
  /** False once the reader has left: then the promise never settles. */
  isNeeded: () => boolean;
  /**
   * Called in place of another attempt when the network is back, if the reader has scrolled on by half a screen or more. The promise
   * never settles then.
   */
  giveUp?: () => void;
}

/**
 * Loads something that the router cannot do without. If it does not load, the page is loaded as a whole; offline, the router waits
 * until the network is back.
 */
async function insist<Value>(load: () => Promise<Value>, insistence: Insistence): Promise<Value> {
  const { name, isNeeded, giveUp } = insistence;
  let problem: string;
  try {
    return await load();
  } catch (error) {
    problem = `${name} did not load (${toErrorMessage(error)}).`;
  }
  if (!isNeeded()) return never;
  if (navigator.onLine) {
    window.siteLoading?.fail('payload', problem);
    return never;
  }
  // Leaving now would replace the page with the browser's error page.
  window.siteLoading?.showBox(problem);
  const { scrollY } = window;
  await nextOnline();
  if (!isNeeded()) return never;
  window.siteLoading?.hideBox();
  const hasReadOn = Math.abs(window.scrollY - scrollY) > window.innerHeight / 2;
  if (!giveUp || !hasReadOn) return insist(load, insistence);
  giveUp();
  return never;
}

async function fetchPayload(request: typeof fetch, url: URL, init?: RequestInit): Promise<Response> {
  const fetchAnew = async () => readPayload(await request(url, init));
  const load = async () => (await getPrefetchedPayload(url.pathname)) ?? fetchAnew();
  const insistence = { name: url.pathname, isNeeded: () => isAwaited(url), giveUp: cancelTransition };
  return toResponse(await insist(load, insistence));
}

/**
 * Intercepts the router's requests for the payloads of pages. Left alone, the router logs an error and does a full page load each
 * time that one fails, even when the browser is offline. A reader who closes the red box stays on the page.
 */
export function interceptPayloadRequests(): void {
  if (window.siteLoading) window.siteLoading.onClose = cancelTransition;
  const request = window.fetch.bind(window);
  window.fetch = (input, init) => {
    if (!(input instanceof URL) || !input.pathname.endsWith('.txt')) return request(input, init);
    const url = toPayloadUrl(input.href, window.siteLoading?.basePath ?? '');
    if (isNavigation(init?.headers)) return fetchPayload(request, url, init);
    return request(url, init).then(readPayload).then(toResponse);
  };
}
