import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** Where the site is built that has its search hosted; `build-hosted.ts` does so. */
export const hostedFolder = 'out-hosted';

/** The variables that it is built with. */
export const hostedVariables: Record<string, string> = JSON.parse(
  readFileSync('tests/fixtures/hosted/variables.json', 'utf8'),
);

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.json': 'application/json',
};

/** Starts a server on this machine, on any port that is free unless one is given. */
export async function listen(server: Server, port = 0): Promise<{ url: string; close: () => Promise<void> }> {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const { port: found } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${found}`, close };
}

/** Serves the built site below its base path, as a static host would. */
export function startHostedSite() {
  if (!existsSync(hostedFolder))
    throw new Error(`There is no ${hostedFolder}. Run: npx tsx tests/support/build-hosted.ts`);
  const server = createServer((request, response) => {
    const file = findFile(new URL(request.url ?? '/', 'http://localhost').pathname);
    response.writeHead(file ? 200 : 404, {
      'content-type': types[path.extname(file ?? '')] ?? 'application/octet-stream',
    });
    response.end(file && readFileSync(file));
  });
  return listen(server);
}

function findFile(pathname: string): string | undefined {
  const base = hostedVariables.NEXT_PUBLIC_BASE_PATH ?? '';
  if (!pathname.startsWith(base)) return undefined;
  const file = path.join(hostedFolder, decodeURIComponent(pathname.slice(base.length)) || 'index');
  return [file, `${file}.html`].find((name) => path.extname(name) && existsSync(name));
}
