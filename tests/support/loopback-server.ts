import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface LoopbackRequest {
  method: string;
  /** Without the query. */
  path: string;
  /** Parsed, where there is one. */
  body: unknown;
}

/** A server on this machine that stands in for a hosted service. */
export interface LoopbackServer {
  /** Such as `127.0.0.1:41234`. */
  host: string;
  /** What came in, in order. */
  requests: LoopbackRequest[];
  /** Gives the body of an answer, or the status of one without; set by the test. */
  answer: (request: LoopbackRequest) => object | number;
  close(): Promise<void>;
}

export async function startLoopbackServer(): Promise<LoopbackServer> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const path = decodeURIComponent(request.url?.replace(/\?.*/, '') ?? '');
    const received = { method: request.method ?? '', path, body: text ? JSON.parse(text) : undefined };
    loopback.requests.push(received);
    const answer = loopback.answer(received);
    response.writeHead(typeof answer === 'number' ? answer : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(typeof answer === 'number' ? { message: 'No.', status: answer } : answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const loopback: LoopbackServer = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    answer: () => 404,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return loopback;
}
