import { SiteError } from '../errors/site-error';

const highestPort = 65_535;

/**
 * Parses the port that a server is to listen on. An empty value counts as unset.
 * @throws SiteError if the value is not a port number
 */
export function parsePort(value: string | undefined, defaultPort: number): number {
  if (!value) return defaultPort;
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= highestPort) return port;
  throw new SiteError(
    `PORT is "${value}", which is not a valid port.`,
    `Set it to a number from 0 to ${highestPort}, such as 8080.`,
  );
}
