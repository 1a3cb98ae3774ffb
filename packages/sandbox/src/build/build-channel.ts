import type { AsyncApiDocument, Message } from '../asyncapi-schema';
import { getChannel, listChannelMessages } from '../get-channel';
import { getReferenceName, resolveReference } from '../resolve-reference';
import { collectSchemas } from './collect-schemas';
import type { SandboxChannel, SandboxMessage } from './types';

/** The sockets of the contract: its channels, except for the event stream, which an operation opens. */
export function buildSandboxChannels(document: AsyncApiDocument): SandboxChannel[] {
  const ids = Object.keys(document.channels).filter((id) => id !== 'events');
  return ids.map((id) => buildSandboxChannel(document, id));
}

function buildSandboxChannel(document: AsyncApiDocument, id: string): SandboxChannel {
  const { received, sent } = getChannel(document, id);
  const { address = '', summary } = document.channels[id] ?? {};
  // The order of the channel is the order in which a connection sees the messages.
  const order = listChannelMessages(document, id).map(({ name }) => name);
  const inOrder = received.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  const replies = listReplies(document, id);
  return {
    id,
    path: address,
    summary: typeof summary === 'string' ? summary : '',
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

function toMessage({ name, summary = '', examples = [] }: Message): SandboxMessage {
  return {
    name,
    summary,
    examples: examples.map((example) => ({
      ...(example.summary && { summary: example.summary }),
      value: example.payload,
    })),
  };
}

/** By the name of a message that the client sends, the name of the message that answers it. */
function listReplies(document: AsyncApiDocument, id: string): Map<string, string> {
  const toName = (message: object) => resolveReference<Message>(document, message as Message).name;
  const operations = Object.values(document.operations).filter(
    ({ action, channel }) => action === 'send' && getReferenceName(channel) === id,
  );
  return new Map(
    operations.flatMap(({ messages = [], reply }) => {
      const [answer] = reply?.messages ?? [];
      return answer ? messages.map((message) => [toName(message), toName(answer)] as const) : [];
    }),
  );
}
