import type { Schema } from './json-schema';
import type { SandboxExample } from './operation';

/** A channel of the contract, which clients open as a WebSocket. */
export interface SandboxChannel {
  id: string;
  /** Such as `/v1/wa/sockets/inbox`. */
  path: string;
  /** What the server sends, in the order of the contract. */
  received: SandboxMessage[];
  /** What the client may send. */
  sent: SandboxSentMessage[];
  /** What the schemas of the sent messages refer to. */
  schemas: Record<string, Schema>;
}

export interface SandboxMessage {
  name: string;
  examples: SandboxExample[];
}

interface SandboxSentMessage extends SandboxMessage {
  schema: Schema;
  /** The name of the message with which the server replies to it. */
  reply?: string;
}
