import type { Schema } from './json-schema';
import type { SandboxExample } from './operation';

/** A channel of the contract, which clients open as a WebSocket. */
export interface SandboxChannel {
  id: string;
  /** Such as `/v1/wa/sockets/inbox`. */
  path: string;
  /** Messages of the server, in the order of the contract. */
  received: SandboxMessage[];
  /** Messages that the client may send. */
  sent: SandboxSentMessage[];
  /** Schemas by name, to which those of the sent messages refer. */
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
