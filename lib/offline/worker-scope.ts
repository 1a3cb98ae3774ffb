/** An event that a service worker may take its time for. */
interface LongEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface WorkerEvents {
  install: LongEvent;
  activate: LongEvent;
  message: LongEvent & { data: unknown };
  fetch: LongEvent & { request: Request; respondWith: (response: Promise<Response>) => void };
}

/** What is used of a service worker's global scope. TypeScript has types for it, but not beside those of pages. */
export interface WorkerScope {
  caches: CacheStorage;
  clients: { claim: () => Promise<void> };
  location: Location;
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(type: Name, listen: (event: WorkerEvents[Name]) => void) => void;
}
