import { toStreamText } from './events';
import { heartbeat, sendPieces } from './run-socket';
import type { Sandbox, SandboxPiece } from './sandbox';

/**
 * Sends the events that a stream begins with, then those of its workspace, and a comment every 30 seconds. Returns a function that stops.
 */
export function runStream(
  sandbox: Sandbox,
  pieces: readonly SandboxPiece[],
  workspace: string,
  send: (text: string) => void,
): () => void {
  const stops = [
    sendPieces(pieces, send),
    sandbox.onEvent((event, owner) => owner === workspace && send(toStreamText(event))),
  ];
  const timer = setInterval(() => send(': ping\n\n'), heartbeat);
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}
