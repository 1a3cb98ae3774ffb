/** An `ExtendableEvent`. */
interface LongEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface WorkerEvents {
  install: LongEvent;
  activate: LongEvent;
  message: LongEvent & { data: unknown };
  fetch: LongEvent & { request: Request; respondWith: (response: Promise<Response>) => void };
}

/** The part of `ServiceWorkerGlobalScope` that is used. TypeScript's own types for it cannot be combined with those of pages. */
export interface WorkerScope {
  caches: CacheStorage;
  clients: { claim: () => Promise<void> };
  location: Location;
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(type: Name, listen: (event: WorkerEvents[Name]) => void) => void;
}
