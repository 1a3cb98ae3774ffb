import { canPrefetch } from '../browser/likely-pages';
import type { Visit } from './visit';

/** Resolves when the page has loaded, so that its own requests come first. */
const whenLoaded = () =>
  document.readyState === 'complete' ||
  new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

let visit: Visit | undefined;
let registration: ServiceWorkerRegistration | undefined;

/** Every visit registers the worker, but gets the same registration for as long as the document lives. */
function watchUpdates(found: ServiceWorkerRegistration): void {
  if (registration === found) return;
  registration = found;
  // The worker of a new build starts with an empty cache, so it has to be told of the open page too.
  found.addEventListener('updatefound', () => found.installing?.postMessage(visit));
}

/**
 * Has a page cached for offline reading by the service worker, which the first visit installs. The worker fetches the page once
 * more, so this is skipped on slow connections and with data saver.
 * @param path its address with the site's base path
 */
export async function reportVisit(basePath: string, path: string): Promise<void> {
  // `npm run dev` has no service worker.
  if (process.env.NODE_ENV !== 'production' || !canPrefetch()) return;
  try {
    await whenLoaded();
    const file = `${basePath}/service-worker.js`;
    const registered = await navigator.serviceWorker.register(file, { updateViaCache: 'none' });
    visit = { visited: path };
    watchUpdates(registered);
    const { installing, waiting, active } = registered;
    (installing ?? waiting ?? active)?.postMessage(visit);
  } catch {} // Browsers that have no service workers, or block storage, cannot offer pages offline.
}
