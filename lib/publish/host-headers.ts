import { hashedFolder } from '../formats/next-output';

/** A host should send these headers with every file. */
export const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'", // The rest of the policy is in each page.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Files with a content hash in their name, as paths below the base path; `*` is any number of characters. */
const immutableFiles = [`/${hashedFolder}*`, '/search-index/hashed/*'];

/** The files of the API contract, which editors and clients on other sites may read. */
export const sharedFiles = ['/openapi.json', '/openapi.yaml', '/asyncapi.json', '/asyncapi.yaml'];

/** Path at which clients look for the APIs of a host (RFC 9727). */
export const apiCatalogPath = '/.well-known/api-catalog';

/** The type of the API catalogue, whose name has no ending. */
export const catalogType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** Returns the `Link` header, by which machines find the index of the pages and the API catalogue. */
export function getLinkHeader(basePath: string): string {
  const links = { 'llms-txt': '/llms.txt', 'api-catalog': apiCatalogPath };
  return Object.entries(links)
    .map(([rel, path]) => `<${basePath}${path}>; rel="${rel}"`)
    .join(', ');
}

const immutableCache = 'public, max-age=31536000, immutable';

/** Writes the file `_headers`, which Netlify, Cloudflare Pages and others read. */
export function buildHeadersFile(basePath: string): string {
  const rules = [
    [`${basePath}/*`, [...Object.entries(securityHeaders), ['Link', getLinkHeader(basePath)]]],
    [`${basePath}${apiCatalogPath}`, [['Content-Type', catalogType]]],
    ...sharedFiles.map((path) => [`${basePath}${path}`, [['Access-Control-Allow-Origin', '*']]] as const),
    ...immutableFiles.map((path) => [`${basePath}${path}`, [['Cache-Control', immutableCache]]] as const),
  ] as const;
  return rules
    .map(([path, headers]) => [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    .join('\n\n')
    .concat('\n');
}
