import { configuredOrigins, type Origins, placeOrigins } from '../config/origins';
import type { AsyncApiDocument } from './asyncapi-schema';

/** A copy of a part of the contract with the configured origins in place of those that it is written with. */
export function placeContractOrigins<Document extends object>(
  document: Document,
  origins: Origins = configuredOrigins,
): Document {
  const placed: Document = JSON.parse(placeOrigins(JSON.stringify(document), origins));
  if (isAsyncApi(placed)) placeServers(placed, new URL(origins.api));
  return placed;
}

function isAsyncApi(document: object): document is AsyncApiDocument {
  return 'asyncapi' in document;
}

/** Moves the servers, in place: AsyncAPI names protocol, host and path apart. */
function placeServers({ servers = {} }: AsyncApiDocument, { protocol, host, pathname }: URL): void {
  const security = protocol === 'https:' ? 's' : '';
  for (const server of Object.values(servers)) {
    server.protocol = server.protocol.replace(/s?$/, security);
    server.host = host;
    if (pathname !== '/') server.pathname = pathname;
  }
}
