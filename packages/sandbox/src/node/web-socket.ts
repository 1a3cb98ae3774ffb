import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** What every server adds to a client's key, according to RFC 6455. */
const handshakeId = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const opcodes = { continuation: 0, text: 1, close: 8, ping: 9, pong: 10 } as const;

export interface WebSocketConnection {
  send: (text: string) => void;
  close: (code: number, reason: string) => void;
  onMessage: (listener: (text: string) => void) => void;
  onClose: (listener: () => void) => void;
}

/** Accepts a WebSocket, which the HTTP server has handed over as an upgrade. Messages are texts. */
export function acceptWebSocket(request: IncomingMessage, socket: Duplex): WebSocketConnection {
  const key = request.headers['sec-websocket-key'] ?? '';
  const accepted = createHash('sha1').update(`${key}${handshakeId}`).digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accepted}\r\n\r\n`,
  );
  const onText: ((text: string) => void)[] = [];
  let received = Buffer.alloc(0);
  let fragments: Buffer[] = [];
  let isClosing = false;

  function send(opcode: number, payload: Buffer): void {
    if (!socket.destroyed) socket.write(toFrame(opcode, payload));
  }

  function close(code: number, reason: string): void {
    if (isClosing) return;
    isClosing = true;
    const payload = Buffer.alloc(2 + Buffer.byteLength(reason));
    payload.writeUInt16BE(code);
    payload.write(reason, 2);
    send(opcodes.close, payload);
    socket.end();
  }

  function handle({ opcode, payload, isFinal }: Frame): void {
    if (opcode === opcodes.close) close(payload.length >= 2 ? payload.readUInt16BE() : 1000, '');
    else if (opcode === opcodes.ping) send(opcodes.pong, payload);
    else if (opcode !== opcodes.pong) {
      fragments.push(payload);
      if (!isFinal) return;
      const text = Buffer.concat(fragments).toString('utf8');
      fragments = [];
      for (const listener of onText) listener(text);
    }
  }

  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (let frame = readFrame(received); frame; frame = readFrame(received)) {
      received = received.subarray(frame.length);
      handle(frame);
    }
  });
  socket.on('error', () => socket.destroy());
  return {
    send: (text) => send(opcodes.text, Buffer.from(text)),
    close,
    onMessage: (listener) => onText.push(listener),
    onClose: (listener) => socket.once('close', listener),
  };
}

interface Frame {
  opcode: number;
  isFinal: boolean;
  payload: Buffer;
  /** With its head, in bytes. */
  length: number;
}

/** Reads the first frame of what a client has sent, which is always masked; `undefined` while a part of it is missing. */
function readFrame(data: Buffer): Frame | undefined {
  if (data.length < 2) return undefined;
  const [first = 0, second = 0] = data;
  const short = second & 0x7f;
  const extra = short === 126 ? 2 : short === 127 ? 8 : 0;
  const head = 2 + extra + 4;
  if (data.length < head) return undefined;
  const size = extra === 0 ? short : extra === 2 ? data.readUInt16BE(2) : Number(data.readBigUInt64BE(2));
  if (data.length < head + size) return undefined;
  const mask = data.subarray(head - 4, head);
  const payload = Buffer.from(data.subarray(head, head + size).map((byte, index) => byte ^ (mask[index % 4] ?? 0)));
  return { opcode: first & 0x0f, isFinal: (first & 0x80) !== 0, payload, length: head + size };
}

/** Writes a frame of the server, which is never masked. */
function toFrame(opcode: number, payload: Buffer): Buffer {
  const size = payload.length;
  const head = Buffer.alloc(size < 126 ? 2 : size < 65_536 ? 4 : 10);
  head[0] = 0x80 | opcode;
  head[1] = size < 126 ? size : size < 65_536 ? 126 : 127;
  if (head.length === 4) head.writeUInt16BE(size, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(size), 2);
  return Buffer.concat([head, payload]);
}
