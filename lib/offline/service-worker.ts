import { handleFetch } from './handle-fetch';
import { createKeptPages } from './kept-pages';
import type { OfflineSettings } from './offline-settings';
import { parseVisit } from './visit';
import type { WorkerScope } from './worker-scope';

/** Defined by `buildServiceWorker`. */
declare const offlineSettings: OfflineSettings;
declare const self: WorkerScope;

const settings = offlineSettings;
const kept = createKeptPages(settings.basePath, settings.version, {
  caches: self.caches,
  fetch: (path) => fetch(path),
});
const context = { ...settings, kept, origin: self.location.origin, fetch: (request: Request) => fetch(request) };

// Cached pages are never shown in place of what the network returns, so a new worker need not wait for open pages to close.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([kept.dropOthers(), self.clients.claim()])));

self.addEventListener('fetch', (event) => {
  const response = handleFetch(event.request, { ...context, waitUntil: (work) => event.waitUntil(work) });
  if (response) event.respondWith(response);
});

let keeping = Promise.resolve();

/** The previous worker may have cached a page after this one was activated. A worker that is being replaced drops nothing. */
async function dropOthers(): Promise<void> {
  const { installing, waiting } = self.registration;
  if (!installing && !waiting) await kept.dropOthers();
}

self.addEventListener('message', (event) => {
  const path = parseVisit(event.data);
  if (!path) return;
  // One after the other, so that no page is fetched twice. If it fails, offline or for lack of room, a later visit tries again.
  keeping = keeping.then(() => kept.keep(path).then(dropOthers)).catch(() => {});
  event.waitUntil(keeping);
});
