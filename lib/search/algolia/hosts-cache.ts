import type { liteClient } from 'algoliasearch/lite';

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
