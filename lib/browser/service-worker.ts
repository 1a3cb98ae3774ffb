import { CacheFirst, ExpirationPlugin, NetworkFirst, type SerwistPlugin, type Strategy } from 'serwist';
import { splitLocale } from '../i18n/paths';
import { listMark, type OfflineSettings, type Visit } from './offline-settings';

/** The part of `ServiceWorkerGlobalScope` that is used. TypeScript's own types for it cannot be combined with those of pages. */
interface WorkerScope {
  caches: CacheStorage;
  clients: { claim: () => Promise<void> };
  location: Location;
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: (type: string, listen: (event: WorkerEvent) => void) => void;
}

type WorkerEvent = Event & {
  data: unknown;
  request: Request;
  respondWith: (response: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
};

/** Defined by `buildServiceWorker`. */
declare const offlineSettings: OfflineSettings;
declare const self: WorkerScope;

const { isOn, basePath, version, pages: offlinePages } = offlineSettings;
const { origin } = self.location;

/** Other sites can share the origin. Pages of one build are never shown with files of another. */
const siteName = `offline:${basePath}:`;
const buildName = `${siteName}${version}:`;

/** Hosts may send a `Vary` header, although no file of a static site varies. */
const matchOptions = { ignoreVary: true };

/** Stores files under their paths, without a query, and no page that a host or a network answers with in their place. */
const asFile: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => origin + new URL(request.url).pathname,
  cacheWillUpdate: async ({ response: { ok, headers }, response }) =>
    ok && !headers.get('Content-Type')?.startsWith('text/html') ? response : null,
};

/** Stores pages under their clean paths, and no redirected response, which browsers reject as a page. */
const asPage: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => origin + toPagePath(request.url),
  cacheWillUpdate: async ({ response }) => (response.ok && !response.redirected ? response : null),
  handlerDidError: async ({ request }) => buildOfflineResponse(new URL(request.url).pathname),
};

const hashedFiles = new CacheFirst({ cacheName: `${buildName}hashed`, matchOptions, plugins: [asFile] });
const otherFiles = new NetworkFirst({ cacheName: `${buildName}files`, matchOptions, plugins: [asFile] });
const pages = new NetworkFirst({
  cacheName: `${buildName}pages`,
  matchOptions,
  plugins: [asPage, new ExpirationPlugin({ maxEntries: 50, maxAgeFrom: 'last-used' })],
});

/** How a request is answered; `undefined` for those that are left to the browser. */
function findStrategy({ method, url, mode, headers, destination }: Request): Strategy | undefined {
  if (method !== 'GET' || !url.startsWith(`${origin}${basePath}/`)) return undefined;
  if (url.startsWith(`${origin}${basePath}/_next/static/`)) return hashedFiles;
  if (mode === 'navigate') return pages;
  // Payloads, which the router asks for, are stored when a page is opened, not when it is fetched ahead.
  const isPayload = headers.has('rsc') && !headers.has('next-router-prefetch');
  return isPayload || destination === 'image' ? otherFiles : undefined;
}

/** `/docs/intro`, also for `/docs/intro.html?a=b`, `/docs/intro/` and `/docs/intro/index.html`. */
function toPagePath(url: string): string {
  return new URL(url).pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
}

/** The page in the language of its path that says what can be read offline, most recently stored first. */
async function buildOfflineResponse(path: string): Promise<Response> {
  const cache = await self.caches.open(pages.cacheName);
  const items = (await cache.keys()).toReversed().map(async ({ url }) => {
    const html = (await (await cache.match(url, matchOptions))?.text()) ?? '';
    const [, title = ''] = /<title>([^<]*?)(?: \| [^|<]*)?<\/title>/.exec(html) ?? [];
    const [, language = ''] = /<html lang="([\w-]+)"/.exec(html) ?? [];
    return `<li><a href="${new URL(url).pathname}" lang="${language}">${title}</a></li>`;
  });
  const page = offlinePages[splitLocale(path.slice(basePath.length)).locale.code];
  const list = (await Promise.all(items)).join('\n');
  const html = list === '' ? page.replace(/<section>.*<\/section>/s, '') : page.replace(listMark, () => list);
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Stores a page that was opened without this worker's help, by a click or before there was a worker, unless it is there already. */
async function storeVisit({ visited, files = [] }: Visit, event: WorkerEvent): Promise<void> {
  const page = toPagePath(origin + visited);
  const toStrategy = (path: string) => (path.startsWith(`${basePath}/_next/static/`) ? hashedFiles : otherFiles);
  const store = async (path: string, strategy: Strategy) =>
    (await self.caches.match(path, { cacheName: strategy.cacheName, ...matchOptions })) ??
    strategy.handle({ event, request: new Request(path) });
  const payload = `${page.replace(/\/$/, '/index')}.txt`;
  await Promise.allSettled([...files, payload].map((path) => store(path, toStrategy(path))));
  await store(page, pages);
}

async function dropCaches(isDropped: (name: string) => boolean): Promise<void> {
  const names = (await self.caches.keys()).filter((name) => name.startsWith(siteName) && isDropped(name));
  await Promise.all(names.map((name) => self.caches.delete(name)));
}

// Stored pages are never shown in place of what the network returns, so a new worker need not wait for open pages to close.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

if (isOn) {
  self.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([dropCaches((name) => !name.startsWith(buildName)), self.clients.claim()])),
  );
  self.addEventListener('fetch', (event) => {
    const strategy = findStrategy(event.request);
    if (strategy) event.respondWith(strategy.handle({ event, request: event.request }));
  });
  self.addEventListener('message', (event) => event.waitUntil(storeVisit(event.data as Visit, event)));
} else {
  self.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([dropCaches(() => true), self.registration.unregister()])),
  );
}
