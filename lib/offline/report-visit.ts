import { canPrefetch, getConnection } from '../navigation/prefetch-page';
import type { Visit } from './visit';

/** What a page loads for itself comes first. */
const whenLoaded = () =>
  document.readyState === 'complete' ||
  new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

let visit: Visit | undefined;
let registration: ServiceWorkerRegistration | undefined;

/** Each visit registers the worker, which is the same object as long as the document lives. */
function watchUpdates(found: ServiceWorkerRegistration): void {
  if (registration === found) return;
  registration = found;
  // A worker of a later build keeps nothing of the one before it.
  found.addEventListener('updatefound', () => found.installing?.postMessage(visit));
}

/**
 * Has a page kept for reading without a network, by a service worker that the first visit installs. It is fetched once more for
 * that, so not on a slow connection or with data saver.
 * @param path its address with the site's base path
 */
export async function reportVisit(basePath: string, path: string): Promise<void> {
  // `npm run dev` has no service worker.
  if (process.env.NODE_ENV !== 'production' || !canPrefetch(getConnection())) return;
  try {
    await whenLoaded();
    const file = `${basePath}/service-worker.js`;
    const registered = await navigator.serviceWorker.register(file, { updateViaCache: 'none' });
    visit = { visited: path };
    watchUpdates(registered);
    const { installing, waiting, active } = registered;
    (installing ?? waiting ?? active)?.postMessage(visit);
  } catch {} // Where the browser stores nothing, there is nothing to be read without a network.
}
