import { canPrefetch } from './likely-pages';
import type { Visit } from './offline-settings';

let visited = '';
let registration: ServiceWorkerRegistration | undefined;

/** What the document has loaded from its own site. */
function listLoadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /\.(?:js|css|png|svg|webp|jpe?g)$/.test(pathname))
    .map(({ pathname }) => pathname);
}

/** A worker that has watched the document load has stored its files already. */
function report(worker: ServiceWorker | null): void {
  const isWatching = worker === navigator.serviceWorker.controller;
  worker?.postMessage({ visited, files: isWatching ? [] : listLoadedFiles() } satisfies Visit);
}

/**
 * Has a page stored for offline reading by the service worker, which the first visit installs. The worker fetches the page once
 * more, so this is skipped on slow connections and with data saver.
 * @param path its path, with the site's base path
 */
export async function reportVisit(basePath: string, path: string): Promise<void> {
  // `npm run dev` has no service worker.
  if (process.env.NODE_ENV !== 'production' || !canPrefetch()) return;
  try {
    visited = path;
    const found = await navigator.serviceWorker.register(`${basePath}/service-worker.js`, { updateViaCache: 'none' });
    // The worker of a new build starts with nothing stored, so the open page has to be reported to it too.
    if (registration !== found) found.addEventListener('updatefound', () => report(found.installing));
    registration = found;
    report(found.installing ?? found.waiting ?? found.active);
  } catch {} // Browsers that have no service workers, or block storage, cannot offer pages offline.
}
