import type { Reference, Schema } from './types';

/** The part of AsyncAPI 3.0 that the contract uses. The names are AsyncAPI's own. */
export interface AsyncApiDocument {
  asyncapi: string;
  servers?: Record<string, AsyncApiServer>;
  channels: Record<string, Channel>;
  operations: Record<string, ChannelOperation>;
  components: { schemas: Record<string, Schema> };
}

interface AsyncApiServer {
  host: string;
  pathname?: string;
  protocol: string;
}

interface Channel {
  address: string;
  title: string;
  summary?: string;
  description?: string;
  messages: Record<string, Message | Reference>;
}

/** Written from the client's point of view: it sends, or it receives. */
interface ChannelOperation {
  action: 'send' | 'receive';
  channel: Reference;
  messages?: (Message | Reference)[];
  reply?: { messages?: (Message | Reference)[] };
}

export interface Message {
  name: string;
  title: string;
  summary?: string;
  description?: string;
  payload: Schema;
  examples?: { name: string; summary?: string; payload: unknown }[];
}
