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
