import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** Says who may call a server. */
export interface Access {
  /** Origins whose pages may call, such as `https://shop.example`. */
  allowedOrigins: readonly string[];
  /** The address on which the server listens; clients may name it as their host. */
  host: string;
}

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];
/** Addresses that stand for every network of the machine. */
const anyAddresses = ['0.0.0.0', '::'];

/** Returns why a request is refused before anything is done; `undefined` for one that may pass. */
export function findAccessProblem(headers: IncomingHttpHeaders, access: Access): string | undefined {
  const { origin } = headers;
  const hostname = toHostname(headers.host ?? '');
  if (!isOwnHost(hostname, access.host)) {
    return `The host "${hostname}" is not this sandbox: call localhost, or set HOST to the name by which you call it.`;
  }
  if (origin === undefined || isAllowedOrigin(headers, access)) return undefined;
  return `Pages of ${origin} may not call this sandbox: start it with --allow-origin ${origin}.`;
}

/** Returns whether a page that names its origin may read the response. */
export function isAllowedOrigin({ origin, host }: IncomingHttpHeaders, { allowedOrigins }: Access): boolean {
  return origin !== undefined && (allowedOrigins.includes(origin) || origin === `http://${host}`);
}

/** A page of another site can give its own name the address of this machine; the name is then still in the header. */
function isOwnHost(hostname: string, host: string): boolean {
  if (loopbackHosts.includes(hostname) || hostname === toHostname(host)) return true;
  return anyAddresses.includes(host) && isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
}

/** Leaves the port out, and writes an address of IPv6 in brackets. */
function toHostname(host: string): string {
  if (isIP(host) === 6) return `[${host}]`;
  return host.replace(/:\d*$/, '').toLowerCase();
}
