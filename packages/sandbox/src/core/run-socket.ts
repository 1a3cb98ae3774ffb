import type { SandboxPiece, SandboxReply, SandboxSocket } from './sandbox';

/** Says how often the server shows that a connection is alive, in milliseconds. */
export const heartbeat = 30_000;

/** Takes the server's messages to a client. */
export interface SocketClient {
  send: (text: string) => void;
  close: (code: number, reason: string) => void;
}

/** Sends each piece after its delay. Returns a function that stops. */
export function sendPieces(pieces: readonly SandboxPiece[], send: (text: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (index: number): void => {
    const piece = pieces[index];
    if (!piece) return;
    const sendOne = () => {
      send(piece.text);
      next(index + 1);
    };
    if (piece.delay === 0) sendOne();
    else timer = setTimeout(sendOne, piece.delay);
  };
  next(0);
  return () => clearTimeout(timer);
}

/** Runs an accepted connection: what the server sends by itself, its heartbeat, and its replies, until `stop` is called. */
export function runSocket(
  { pieces, receive, ping, subscribe }: SandboxSocket,
  client: SocketClient,
): { receive: (text: string) => void; stop: () => void } {
  const apply = ({ send, close }: SandboxReply) => {
    for (const text of send) client.send(text);
    if (close) client.close(close.code, close.reason);
  };
  const stops = [sendPieces(pieces, client.send), subscribe(client.send)];
  const timer = setInterval(() => apply(ping()), heartbeat);
  return {
    receive: (text) => apply(receive(text)),
    stop() {
      clearInterval(timer);
      for (const stop of stops) stop();
    },
  };
}
