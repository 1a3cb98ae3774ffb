import { writtenOrigins } from '../config/env';
import { configuredOrigins, type Origins, replaceOrigins } from '../config/origins';
import type { AsyncApiDocument } from './asyncapi-schema';

/** A copy of a part of the contract with the configured origins in place of those that it is written with. */
export function replaceContractOrigins<Document extends object>(
  document: Document,
  origins: Origins = configuredOrigins,
): Document {
  const placed: Document = JSON.parse(replaceOrigins(JSON.stringify(document), origins));
  if (isAsyncApi(document) && isAsyncApi(placed)) placeServers(document, placed, new URL(origins.api));
  return placed;
}

function isAsyncApi(document: object): document is AsyncApiDocument {
  return 'asyncapi' in document;
}

/** Moves the servers of the API: AsyncAPI names protocol, host and path apart, so only the host is replaced with other texts. */
function placeServers(written: AsyncApiDocument, placed: AsyncApiDocument, { protocol, pathname }: URL): void {
  const { host } = new URL(writtenOrigins.api);
  const security = protocol === 'https:' ? 's' : '';
  for (const [name, server] of Object.entries(placed.servers ?? {})) {
    if (written.servers?.[name]?.host !== host) continue;
    server.protocol = server.protocol.replace(/s?$/, security);
    if (pathname !== '/') server.pathname = `${pathname}${server.pathname ?? ''}`;
  }
}
