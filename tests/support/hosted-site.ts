import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { getBuiltFolder } from '@/lib/publish/build-stamp.server';
import { type Listening, listen } from './listen';
import { findSiteFile } from './site-file';

/** Output folder of the build with a hosted search, which `build-hosted.ts` makes. */
export const hostedFolder = 'out-hosted';

/**
 * The same folder, for serving it.
 * @throws SiteError if nothing has been built
 */
export const getHostedFolder = () => getBuiltFolder(hostedFolder, 'npx tsx tests/support/build-hosted.ts');

/** Environment variables of the build with a hosted search. */
export const hostedVariables: Record<string, string> = JSON.parse(
  readFileSync('tests/fixtures/hosted/variables.json', 'utf8'),
);

/** Serves the built site below its base path, as a static host would. */
export function startHostedSite(): Promise<Listening> {
  const folder = getHostedFolder();
  const server = createServer((request, response) => {
    const found = findHostedFile(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!found) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': found.type }).end(readFileSync(found.file));
  });
  return listen(server);
}

function findHostedFile(folder: string, pathname: string) {
  const base = hostedVariables.NEXT_PUBLIC_BASE_PATH ?? '';
  return pathname.startsWith(base) ? findSiteFile(folder, pathname.slice(base.length)) : undefined;
}
