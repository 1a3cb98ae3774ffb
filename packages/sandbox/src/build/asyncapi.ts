import type { Schema } from '../core/json-schema';
import { getReferenceName, type Reference, resolveReference } from './resolve-reference';

/** A bundled AsyncAPI 3.0 document, as far as the sandbox reads it. It is written from the client's point of view. */
export interface AsyncApiDocument<Value extends Message = Message> {
  channels: Record<string, { address: string; messages: Record<string, Value | Reference> }>;
  operations: Record<string, ChannelOperation<Value>>;
}

interface ChannelOperation<Value extends Message> {
  action: 'send' | 'receive';
  channel: Reference;
  /** All messages of the channel if omitted. */
  messages?: (Value | Reference)[];
  reply?: { messages: (Value | Reference)[] };
}

export interface Message {
  name: string;
  payload: Schema;
  examples?: { summary?: string; payload: unknown }[];
}

/** Lists all messages of a channel, also those that no operation sends or receives. */
export function listChannelMessages<Value extends Message>(document: AsyncApiDocument<Value>, id: string): Value[] {
  const messages = Object.values(document.channels[id]?.messages ?? {});
  return messages.map((message) => resolveReference<Value>(document, message) as Value);
}

/** Resolves the messages of a channel that the client sends, and those that it receives. */
export function resolveMessages<Value extends Message>(
  document: AsyncApiDocument<Value>,
  id: string,
): { received: Value[]; sent: Value[] } {
  const messages = listChannelMessages(document, id);
  const [sent, received] = [listNames(document, id, 'send'), listNames(document, id, 'receive')];
  return {
    received: messages.filter(({ name }) => received.has(name)),
    sent: messages.filter(({ name }) => sent.has(name)),
  };
}

/** Lists the names of the messages of one direction. The reply to an operation goes the other way. */
function listNames(document: AsyncApiDocument, id: string, action: 'send' | 'receive'): Set<string> {
  const operations = Object.values(document.operations).filter(({ channel }) => getReferenceName(channel) === id);
  const messages = operations.flatMap((operation) =>
    operation.action === action
      ? (operation.messages ?? listChannelMessages(document, id))
      : (operation.reply?.messages ?? []),
  );
  return new Set(messages.map((message) => resolveReference<Message>(document, message).name));
}
