import type { SandboxChannel, SandboxMessage } from '../core/channel';
import { type AsyncApiDocument, listChannelMessages, type Message, resolveMessages } from './asyncapi';
import { collectSchemas } from './collect-schemas';
import { getReferenceName, type Reference, resolveReference } from './resolve-reference';

/** Builds the sockets of a contract: its channels, except for the event stream, which an operation opens. */
export function buildSandboxChannels(document: AsyncApiDocument): SandboxChannel[] {
  const ids = Object.keys(document.channels).filter((id) => id !== 'events');
  return ids.map((id) => buildSandboxChannel(document, id));
}

function buildSandboxChannel(document: AsyncApiDocument, id: string): SandboxChannel {
  const { received, sent } = resolveMessages(document, id);
  const { address = '' } = document.channels[id] ?? {};
  // The order of the channel is the order in which a connection sees the messages.
  const order = listChannelMessages(document, id).map(({ name }) => name);
  const inOrder = received.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  const replies = listReplies(document, id);
  return {
    id,
    path: address,
    received: inOrder.map(toMessage),
    sent: sent.map((message) => {
      const reply = replies.get(message.name);
      return { ...toMessage(message), schema: message.payload, ...(reply && { reply }) };
    }),
    schemas: collectSchemas(
      document,
      sent.map(({ payload }) => payload),
    ),
  };
}

function toMessage({ name, examples = [] }: Message): SandboxMessage {
  return {
    name,
    examples: examples.map((example) => ({
      ...(example.summary && { summary: example.summary }),
      value: example.payload,
    })),
  };
}

/** Lists the name of the reply by the name of the message that the client sends. */
function listReplies(document: AsyncApiDocument, id: string): Map<string, string> {
  const toName = (message: Message | Reference) => resolveReference<Message>(document, message).name;
  const operations = Object.values(document.operations).filter(
    ({ action, channel }) => action === 'send' && getReferenceName(channel) === id,
  );
  return new Map(
    operations.flatMap(({ messages = [], reply }) => {
      const [first] = reply?.messages ?? [];
      return first ? messages.map((message) => [toName(message), toName(first)] as const) : [];
    }),
  );
}
