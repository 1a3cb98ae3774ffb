import { runSocket, type SandboxSocket } from 'openapi-sandbox';
import { type Connection, normalClose, type SocketListener } from './open-socket';

/** Runs a socket of the sandbox: its messages arrive one by one. */
export function connectToSandbox(socket: SandboxSocket, { onOpen, onMessage, onClose }: SocketListener): Connection {
  let isClosed = false;
  let stop = () => {};
  const close = (code: number, reason: string) => {
    if (isClosed) return;
    isClosed = true;
    stop();
    onClose(code, reason);
  };
  onOpen();
  if (socket.close) {
    close(socket.close.code, socket.close.reason);
    return { send: () => {}, close: () => {} };
  }
  const running = runSocket(socket, { send: onMessage, close });
  stop = running.stop;
  return {
    send: (text) => !isClosed && running.receive(text),
    close: () => close(normalClose, ''),
  };
}
