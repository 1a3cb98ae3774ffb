import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Listening, listen } from './listen';

interface LoopbackRequest {
  method: string;
  /** Without the query. */
  path: string;
  /** Parsed as JSON, where there is one. */
  body: unknown;
}

/** A local server that stands in for a hosted service. */
export interface LoopbackServer extends Listening {
  /** The requests received, in order. */
  requests: LoopbackRequest[];
  /** Returns the body of an answer, or the status of an error; set by the test. */
  answer: (request: LoopbackRequest) => object | number;
}

/** Starts a server that records requests; until the test sets `answer`, it responds with 404. */
export async function startLoopbackServer(): Promise<LoopbackServer> {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const path = decodeURIComponent(request.url?.replace(/\?.*/, '') ?? '');
    const received = { method: request.method ?? '', path, body: body ? JSON.parse(body) : undefined };
    loopback.requests.push(received);
    const answer = loopback.answer(received);
    response.writeHead(typeof answer === 'number' ? answer : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(typeof answer === 'number' ? { message: 'No.', status: answer } : answer));
  });
  const loopback: LoopbackServer = { ...(await listen(server)), requests: [], answer: () => 404 };
  return loopback;
}
