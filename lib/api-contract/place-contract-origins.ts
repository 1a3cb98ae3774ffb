import type { AsyncApiDocument } from './asyncapi-types';

/** The origins written in the contract's files; loading replaces them with the configured ones. */
export const contractOrigins = { site: 'https://docs.agent.example', api: 'https://api.agent.example' };

/** A copy of a part of the contract with other addresses, each written without a slash at the end. */
export function placeOrigins<Document extends object>(
  document: Document,
  { site, api }: typeof contractOrigins,
): Document {
  const text = JSON.stringify(document)
    .replaceAll(contractOrigins.site, site)
    .replaceAll(contractOrigins.api, api)
    .replaceAll(toSocketUrl(contractOrigins.api), toSocketUrl(api));
  const placed: Document = JSON.parse(text);
  if (isAsyncApi(placed)) placeServers(placed, new URL(api));
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

function toSocketUrl(url: string): string {
  return url.replace(/^http/, 'ws');
}
