import { createReadStream, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import compression from 'compression';
import serveHandler from 'serve-handler';

const compress = promisify(compression()) as (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * A server for a built site that does what static hosts do: clean addresses, `404.html`, compression, and nothing sent again that the
 * browser has.
 * @param folder what it serves; its `serve.json` says how
 * @throws Error where the folder has no such file
 */
export function createSiteServer(folder: string): Server {
  const settings = JSON.parse(readFileSync(path.join(folder, 'serve.json'), 'utf8'));
  return createServer(async (request, response) => {
    await compress(request, response);
    await serveHandler(request, response, { ...settings, public: folder, etag: true }, { createReadStream: openFile });

    // By itself the handler never closes a file that the browser has already, or has no time for.
    function openFile(...[file, options]: Parameters<typeof createReadStream>) {
      const stream = createReadStream(file, options);
      response.once('close', () => stream.destroy());
      stream.once('error', (error) => {
        console.error(error.message);
        response.destroy();
      });
      return stream;
    }
  });
}
