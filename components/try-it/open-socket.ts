import type { SandboxClose, SandboxReply, SandboxSocket } from '@/lib/contract/sandbox/types';

/** What a connection reports. */
export interface SocketListener {
  onOpen: () => void;
  onMessage: (text: string) => void;
  onClose: (code: number, reason: string) => void;
}

export interface Connection {
  send: (text: string) => void;
  close: () => void;
}

/** How often the server asks whether the client is there, in milliseconds. */
const heartbeat = 30_000;

/** Code of a connection that a client has closed (RFC 6455, section 7.4.1). */
const normalClose = 1000;

/** Plays a socket of the sandbox: its messages arrive one by one. */
export function connectToSandbox(socket: SandboxSocket, { onOpen, onMessage, onClose }: SocketListener): Connection {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  const close = ({ code, reason }: SandboxClose) => {
    if (isClosed) return;
    isClosed = true;
    clearTimeout(timer);
    clearInterval(beats);
    onClose(code, reason);
  };
  const take = ({ send, close: end }: SandboxReply) => {
    for (const text of send) onMessage(text);
    if (end) close(end);
  };
  const play = ([piece, ...others]: SandboxSocket['pieces']) => {
    if (!piece || isClosed) return;
    timer = setTimeout(() => {
      onMessage(piece.text);
      play(others);
    }, piece.delay);
  };
  const beats = setInterval(() => take(socket.beat()), heartbeat);
  onOpen();
  if (socket.close) close(socket.close);
  else play(socket.pieces);
  return {
    send: (text) => !isClosed && take(socket.receive(text)),
    close: () => close({ code: normalClose, reason: '' }),
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
