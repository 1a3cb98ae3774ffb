import { createReadStream, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import compression from 'compression';
import serveHandler from 'serve-handler';

const compress = promisify(compression()) as (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * A server for a built site that does what static hosts do: clean URLs, `404.html`, compression, and 304 responses.
 * @param folder the folder to serve; its `serve.json` has the settings
 * @throws Error where the folder has no such file
 */
export function createSiteServer(folder: string): Server {
  const settings = JSON.parse(readFileSync(path.join(folder, 'serve.json'), 'utf8'));
  return createServer(async (request, response) => {
    await compress(request, response);
    keepQuery(request, response);
    await serveHandler(request, response, { ...settings, public: folder, etag: true }, { createReadStream: openFile });

    // The handler itself never closes the file when it answers 304 or the browser aborts the request.
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

/** Redirects of the handler lose the query: `/search.html?q=webhook` would lead to `/search`. */
function keepQuery({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const query = /\?.*/.exec(url)?.[0] ?? '';
  const writeHead = response.writeHead.bind(response);
  const writeWithQuery = (status: number, headers?: OutgoingHttpHeaders) =>
    writeHead(status, headers?.Location ? { ...headers, Location: `${headers.Location}${query}` } : headers);
  response.writeHead = writeWithQuery as typeof writeHead; // The handler calls it in this one way.
}
