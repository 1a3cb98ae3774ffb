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
export const normalClose = 1000;

/** Opens a socket of the real API. */
export function connectToApi(url: string, { onOpen, onMessage, onClose }: SocketListener): Connection {
  const socket = new WebSocket(url);
  socket.addEventListener('open', onOpen);
  socket.addEventListener('message', ({ data }) => onMessage(String(data)));
  socket.addEventListener('close', ({ code, reason }) => onClose(code, reason));
  return { send: (text) => socket.send(text), close: () => socket.close(normalClose) };
}
