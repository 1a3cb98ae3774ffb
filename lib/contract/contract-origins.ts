import { writtenOrigins } from '../config/env';
import { configuredOrigins, type Origins, replaceOrigins } from '../config/origins';
import type { AsyncApiDocument } from './asyncapi-schema';

/** Copies a part of the contract, with the configured origins in place of those that it is written with. */
export function replaceContractOrigins<Document extends object>(
  document: Document,
  origins: Origins = configuredOrigins,
): Document {
  const replaced: Document = JSON.parse(replaceOrigins(JSON.stringify(document), origins));
  if (isAsyncApi(document) && isAsyncApi(replaced)) replaceServers(document, replaced, new URL(origins.api));
  return replaced;
}

function isAsyncApi(document: object): document is AsyncApiDocument {
  return 'asyncapi' in document;
}

/** Completes the servers of the API: AsyncAPI names protocol, host and path apart, so `replaceOrigins` finds the host alone. */
function replaceServers(written: AsyncApiDocument, replaced: AsyncApiDocument, { protocol, pathname }: URL): void {
  const { host } = new URL(writtenOrigins.api);
  const security = protocol === 'https:' ? 's' : '';
  for (const [name, server] of Object.entries(replaced.servers ?? {})) {
    if (written.servers?.[name]?.host !== host) continue;
    server.protocol = server.protocol.replace(/s?$/, security);
    if (pathname !== '/') server.pathname = `${pathname}${server.pathname ?? ''}`;
  }
}
