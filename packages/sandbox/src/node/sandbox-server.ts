import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Sandbox, SandboxResponse } from '../core/sandbox';
import { type Access, findAccessProblem, isAllowedOrigin } from './access';
import { handleControl, isControl, toProblem } from './control';
import { readBody } from './read-body';
import { sendResponse } from './send-response';
import { createSocketServer } from './serve-socket';

interface ServerOptions extends Partial<Access> {
  log?: (line: string) => void;
}

/** Serves a sandbox over HTTP and WebSockets: to programs, and to pages of the origins that are allowed. */
export function createSandboxServer(sandbox: Sandbox, options: ServerOptions = {}): Server {
  const { log = () => {}, allowedOrigins = [], host = 'localhost' } = options;
  const access = { allowedOrigins, host };
  const openSocket = createSocketServer(sandbox);
  const server = createServer((request, response) => {
    serve(sandbox, request, response, access)
      .then(({ status }) => log(`${request.method} ${request.url} ${status}`))
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        log(`${request.method} ${request.url} ${message}`);
        // As when a client goes away in the middle of its body. The sandbox stays there for the others.
        if (request.destroyed || response.headersSent) response.destroy();
        else sendResponse(sandbox, request, response, toProblem(500, `The sandbox failed: ${message}`));
      });
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
      serveWithoutUpgrade(server, request, socket, head);
      return;
    }
    const refused = findSocketProblem(sandbox, request, access);
    const report = (code: number | undefined) => log(`SOCKET ${request.url?.split('?')[0]} ${code ?? 101}`);
    if (refused) socket.end(toHttpText(refused));
    else openSocket(request, socket, head, report);
    if (refused) report(refused.status);
  });
  return server;
}

async function serve(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
  access: Access,
): Promise<SandboxResponse> {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Vary', 'Origin');
  const detail = findAccessProblem(request.headers, access);
  if (!detail) allowOrigin(request, response, access);
  const result = detail ? toProblem(403, detail) : await respond(sandbox, request);
  sendResponse(sandbox, request, response, result);
  return result;
}

/** Lets a page call with any header, and read those that the contract names. */
function allowOrigin({ headers }: IncomingMessage, response: ServerResponse, access: Access): void {
  if (!isAllowedOrigin(headers, access)) return;
  response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
  response.setHeader('Access-Control-Allow-Headers', headers['access-control-request-headers'] ?? '*');
  response.setHeader('Access-Control-Expose-Headers', 'RateLimit, Retry-After, X-Request-Id, Deprecation, Sunset');
  if (headers['access-control-request-private-network']) {
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  }
}

async function respond(sandbox: Sandbox, request: IncomingMessage): Promise<SandboxResponse> {
  const { method = 'GET', url = '/' } = request;
  if (method === 'OPTIONS') return { status: 204, headers: {}, body: '' };
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  if (isControl(url)) {
    // Whatever its type: curl, for one, calls a body a form unless it is told otherwise.
    const body = await readBody(request, 'application/json');
    return handleControl(sandbox, { method, url, body, workspace: headers['x-client-key'] ?? '' });
  }
  const body = await readBody(request);
  return sandbox.respond({ method: method === 'HEAD' ? 'GET' : method, url, headers, ...(body && { body }) });
}

function findSocketProblem(sandbox: Sandbox, request: IncomingMessage, access: Access): SandboxResponse | undefined {
  const detail = findAccessProblem(request.headers, access);
  if (detail) return toProblem(403, detail);
  const { url = '/' } = request;
  return sandbox.hasChannel(url) ? undefined : toProblem(404, `The contract has no channel ${url.split('?')[0]}.`);
}

/** Writes a response on a socket that has no other way to send it. */
function toHttpText({ status, headers, body }: SandboxResponse): string {
  const lines = Object.entries({ ...headers, 'Content-Length': Buffer.byteLength(body), Connection: 'close' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`;
}

/**
 * Serves a request that offers another protocol, such as that of Java for HTTP/2: a server may ignore the offer (RFC 9110, section 7.8).
 * Node has taken the connection from its parser, so it gets the request again, without the offer.
 */
function serveWithoutUpgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    if (!/^(connection|upgrade|http2-settings)$/i.test(name)) lines.push(`${name}: ${value}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}
