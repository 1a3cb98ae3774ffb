import { canPrefetch, getConnection } from '../navigation/prefetch-page';
import type { Visit } from './visit';

/** What a page loads for itself comes first. */
const whenLoaded = () =>
  document.readyState === 'complete' ||
  new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

/**
 * Has a page kept for reading without a network, by a service worker that the first visit installs. It is fetched once more for
 * that, so not on a slow connection or with data saver.
 * @param path its address with the site's base path
 */
export async function reportVisit(basePath: string, path: string): Promise<void> {
  // `npm run dev` has no service worker.
  if (process.env.NODE_ENV !== 'production' || !canPrefetch(getConnection())) return;
  const visit: Visit = { visited: path };
  try {
    await whenLoaded();
    const file = `${basePath}/service-worker.js`;
    const registration = await navigator.serviceWorker.register(file, { updateViaCache: 'none' });
    const { installing, waiting, active } = registration;
    (installing ?? waiting ?? active)?.postMessage(visit);
    // That of a later build keeps nothing of the one before it.
    registration.addEventListener('updatefound', () => registration.installing?.postMessage(visit), { once: true });
  } catch {} // Where the browser stores nothing, there is nothing to be read without a network.
}
