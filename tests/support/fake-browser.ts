const toKey = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, 'https://docs.test').href;

/** The part of `Cache` that the site uses; new entries are listed last. */
function createCache() {
  const entries = new Map<string, Response>();
  return {
    match: async (request: RequestInfo) => entries.get(toKey(request))?.clone(),
    put: async (request: RequestInfo, response: Response) => void entries.set(toKey(request), response),
    delete: async (request: RequestInfo) => entries.delete(toKey(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  };
}

/** Fake browser caches, and a network that serves `files` while it is up. */
export function createFakeBrowser(files: Record<string, string>) {
  const all = new Map<string, ReturnType<typeof createCache>>();
  const caches = {
    open: async (name: string) => {
      const cache = all.get(name) ?? createCache();
      all.set(name, cache);
      return cache;
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
  const asked: string[] = [];
  const network = { files, isUp: true };
  const fetch = async (request: string | Request) => {
    const path = new URL(toKey(request)).pathname;
    asked.push(path);
    if (!network.isUp) throw new TypeError('Failed to fetch');
    const text = network.files[path];
    return new Response(text ?? 'Not found', { status: text === undefined ? 404 : 200 });
  };
  return { caches: caches as unknown as CacheStorage, fetch, network, asked };
}
