import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { runSocket } from '../core/run-socket';
import type { Sandbox } from '../core/sandbox';
import { backlogLimit } from './send-response';

/** Bytes that a message of a client may have; a larger one closes with 1009. */
const messageLimit = 1e6;

/** Creates a function that opens a socket of the contract for a request, and returns the code with which it is closed at once. */
export function createSocketServer(
  sandbox: Sandbox,
): (request: IncomingMessage, socket: Duplex, head: Buffer, onOpen: (code: number | undefined) => void) => void {
  const server = new WebSocketServer({ noServer: true, maxPayload: messageLimit, perMessageDeflate: false });
  return (request, socket, head, onOpen) =>
    server.handleUpgrade(request, socket, head, (connection) => {
      // A malformed frame is an error of this connection only; the library closes it.
      connection.on('error', () => {});
      const opened = sandbox.connect(request.url ?? '/');
      onOpen(opened.close?.code);
      if (opened.close) {
        connection.close(opened.close.code, opened.close.reason);
        return;
      }
      const { receive, stop } = runSocket(opened, {
        send(text) {
          connection.send(text);
          if (connection.bufferedAmount > backlogLimit) connection.terminate();
        },
        close: (code, reason) => connection.close(code, reason),
      });
      connection.on('message', (data) => receive(data.toString()));
      connection.on('close', stop);
    });
}
