import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { toStreamText } from '../core/events';
import { heartbeat, runSocket, sendPieces } from '../core/run-socket';
import type { Sandbox, SandboxBody, SandboxRequest, SandboxResponse } from '../core/sandbox';
import { getBoundary, parseMultipart } from './multipart';
import { acceptWebSocket } from './web-socket';

/** An address that is no part of the contract: it emits an event. */
const eventPath = '/sandbox/events/';
/** Some clients, such as that of Java, ask a server for HTTP/2 in this way. */
const noUpgrade = 'The sandbox speaks HTTP/1.1 and WebSocket: set your client to HTTP/1.1.\n';

/** Serves a sandbox over HTTP and WebSockets, to pages of every origin. */
export function createSandboxServer(sandbox: Sandbox, log: (line: string) => void = () => {}): Server {
  const server = createServer((request, response) => {
    serve(sandbox, request, response, log).catch((error: unknown) => {
      // As when a client goes away in the middle of its body. The sandbox stays there for the others.
      log(`${request.method} ${request.url} ${error instanceof Error ? error.message : error}`);
      response.destroy();
    });
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
      socket.end(`HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n${noUpgrade}`);
      return;
    }
    // What came together with the request is the client's first message.
    socket.unshift(head);
    const close = serveSocket(sandbox, request, socket);
    log(`SOCKET ${request.url?.split('?')[0]} ${close ?? 101}`);
  });
  return server;
}

async function serve(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
  log: (line: string) => void,
): Promise<void> {
  allowOrigins(request, response);
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const { url = '/', method = 'GET' } = request;
  const workspace = String(request.headers['x-client-key'] ?? '');
  const result =
    method === 'POST' && url.startsWith(eventPath)
      ? emit(sandbox, url.slice(eventPath.length), workspace)
      : sandbox.respond(await readRequest(request));
  log(`${method} ${url} ${result.status}`);
  response.writeHead(result.status, result.headers);
  if (result.stream) sendStream(sandbox, response, result.stream, workspace);
  else response.end(result.body);
}

/** Lets pages of every origin call with any header, and read those that the contract names. */
function allowOrigins({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
  response.setHeader('Access-Control-Allow-Headers', headers['access-control-request-headers'] ?? '*');
  response.setHeader('Access-Control-Expose-Headers', 'RateLimit, Retry-After, X-Request-Id, Deprecation, Sunset');
  if (headers['access-control-request-private-network']) {
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  }
}

async function readRequest(request: IncomingMessage): Promise<SandboxRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = toBody(request.headers['content-type'], Buffer.concat(chunks));
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  const { method = 'GET', url = '/' } = request;
  return { method, url, headers: Object.fromEntries(headers), ...(body && { body }) };
}

function toBody(contentType: string | undefined, content: Buffer): SandboxBody | undefined {
  if (content.length === 0) return undefined;
  const boundary = getBoundary(contentType);
  return boundary === undefined
    ? { kind: 'text', text: content.toString('utf8') }
    : { kind: 'form', parts: parseMultipart(content, boundary) };
}

function emit(sandbox: Sandbox, type: string, workspace: string): SandboxResponse {
  const event = sandbox.emit(type, workspace);
  const body = event ?? { detail: `The contract has no event of the type ${type}.` };
  return { status: event ? 202 : 404, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

/** Sends the events that the stream begins with, then those of its workspace, for as long as the client listens. */
function sendStream(
  sandbox: Sandbox,
  response: ServerResponse,
  pieces: NonNullable<SandboxResponse['stream']>,
  workspace: string,
): void {
  const stops = [
    sendPieces(pieces, (text) => response.write(text)),
    sandbox.onEvent((event, owner) => owner === workspace && response.write(toStreamText(event))),
  ];
  const timer = setInterval(() => response.write(': ping\n\n'), heartbeat);
  response.on('close', () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  });
}

/** Opens a socket. Returns the code with which it is closed at once. */
function serveSocket(sandbox: Sandbox, request: IncomingMessage, socket: Duplex): number | undefined {
  const connection = acceptWebSocket(request, socket);
  const opened = sandbox.connect(request.url ?? '/');
  if (opened.close) {
    connection.close(opened.close.code, opened.close.reason);
    return opened.close.code;
  }
  const { receive, stop } = runSocket(opened, connection);
  connection.onMessage(receive);
  connection.onClose(stop);
  return undefined;
}
