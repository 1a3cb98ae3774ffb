import type { IncomingMessage, ServerResponse } from 'node:http';
import { runStream } from '../core/run-stream';
import type { Sandbox, SandboxResponse } from '../core/sandbox';

/** Bytes that wait for a client at most; one that does not read is left. */
export const backlogLimit = 1e6;
/** Milliseconds for which the rest of a body that was too large is read and dropped, so that the client reads the response. */
const drainTime = 5000;

/** Sends a response. That to HEAD has no body, and opens no stream. */
export function sendResponse(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body, stream }: SandboxResponse,
): void {
  const isHead = request.method === 'HEAD';
  if (stream) {
    response.writeHead(status, headers);
    if (isHead) response.end();
    else sendStream(sandbox, response, stream, String(request.headers['x-client-key'] ?? ''));
    return;
  }
  const length = status === 204 ? {} : { 'Content-Length': Buffer.byteLength(body) };
  if (!hasUnreadBody(request)) {
    response.writeHead(status, { ...headers, ...length }).end(isHead ? undefined : body);
    return;
  }
  response.writeHead(status, { ...headers, ...length, Connection: 'close' });
  response.write(body);
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, drainTime);
  request.once('end', end).once('close', end).resume();
}

function hasUnreadBody({ headers, complete }: IncomingMessage): boolean {
  return !complete && (Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined);
}

/** Streams events for as long as the client reads them. */
function sendStream(
  sandbox: Sandbox,
  response: ServerResponse,
  pieces: NonNullable<SandboxResponse['stream']>,
  workspace: string,
): void {
  const send = (text: string) => {
    response.write(text);
    if (response.writableLength > backlogLimit) response.destroy();
  };
  response.on('close', runStream(sandbox, pieces, workspace, send));
}
