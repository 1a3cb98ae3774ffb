import type { liteClient } from 'algoliasearch/lite';

/** A host as Algolia's client takes it. */
interface AlgoliaHost {
  /** Name and port. */
  url: string;
  accept: 'readWrite';
  protocol: 'http' | 'https';
}

/** Reads a host from the configuration: `search.example.com`, or `http://127.0.0.1:7700` for a test on the same machine. */
export function toAlgoliaHost(host: string): AlgoliaHost {
  const [, protocol, url = host] = /^(https?):\/\/([^/]+)/.exec(host) ?? [];
  const isLocal = /^(localhost|127\.|\[::1\])/.test(url);
  return { url, accept: 'readWrite', protocol: protocol === 'http' || (!protocol && isLocal) ? 'http' : 'https' };
}

/** The address of a host, such as `https://search.example.com`. */
export function toHostUrl(host: string): string {
  const { protocol, url } = toAlgoliaHost(host);
  return `${protocol}://${url}`;
}

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * Remembers, while the page is open, which of Algolia's hosts have failed, so that they are left alone for two minutes. The client's own
 * cache stores a host under a key that contains the time of its failure, so it never finds one again, and fills the local storage.
 */
export function createHostsCache(): HostsCache {
  const states = new Map<string, unknown>();
  return {
    get: async <State>(host: HostKey, getDefault: () => Promise<State>) =>
      states.has(toKey(host)) ? (states.get(toKey(host)) as State) : getDefault(),
    set: async (host, state) => {
      states.set(toKey(host), state);
      return state;
    },
    delete: async (host) => {
      states.delete(toKey(host));
    },
    clear: async () => states.clear(),
  };
}

type HostKey = Parameters<HostsCache['delete']>[0];

function toKey(host: HostKey): string {
  return typeof host === 'string' ? host : String(host.url);
}
