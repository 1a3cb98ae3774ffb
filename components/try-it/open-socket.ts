import { runSocket, type SandboxSocket } from 'openapi-sandbox';

/** Callbacks of a connection. */
export interface SocketListener {
  onOpen: () => void;
  onMessage: (text: string) => void;
  onClose: (code: number, reason: string) => void;
}

export interface Connection {
  send: (text: string) => void;
  close: () => void;
}

/** Code of a connection that a client has closed (RFC 6455, section 7.4.1). */
const normalClose = 1000;

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

/** Opens a socket of the real API. */
export function connectToApi(url: string, { onOpen, onMessage, onClose }: SocketListener): Connection {
  const socket = new WebSocket(url);
  socket.addEventListener('open', onOpen);
  socket.addEventListener('message', ({ data }) => onMessage(String(data)));
  socket.addEventListener('close', ({ code, reason }) => onClose(code, reason));
  return { send: (text) => socket.send(text), close: () => socket.close(normalClose) };
}
