import { SiteError } from '../errors/site-error';
import { findNearest, toList } from '../text/nearest';
import type { AsyncApiDocument, Message } from './asyncapi-schema';
import { getReferenceName, resolveReference } from './resolve-reference';

/** The directions of messages, from the client's point of view. */
export const directions = ['received', 'sent'] as const;
export type Direction = (typeof directions)[number];

/** The messages of a channel, by direction. */
export type ResolvedChannel = Record<Direction, Message[]>;

/**
 * Returns the messages of a channel, with their references resolved.
 * @throws SiteError listing the existing channels, for an unknown id
 */
export function getChannel(document: AsyncApiDocument, id: string): ResolvedChannel {
  const channel = document.channels[id];
  if (!channel) {
    const ids = Object.keys(document.channels);
    throw new SiteError(
      `The contract has no channel "${id}".`,
      `Nearest: ${toList(findNearest(id, ids))}. The channels are: ${toList(ids)}.`,
    );
  }
  const messages = listChannelMessages(document, id);
  const [sent, received] = [getMessageNames(document, id, 'send'), getMessageNames(document, id, 'receive')];
  return {
    received: messages.filter(({ name }) => received.has(name)),
    sent: messages.filter(({ name }) => sent.has(name)),
  };
}

/** Lists all messages of a channel, also those that no operation sends or receives. */
export function listChannelMessages(document: AsyncApiDocument, id: string): Message[] {
  const messages = Object.values(document.channels[id]?.messages ?? {});
  return messages.map((message) => resolveReference<Message>(document, message));
}

/** Returns the names of the messages of one direction. The reply to an operation goes the other way. */
function getMessageNames(document: AsyncApiDocument, id: string, action: 'send' | 'receive'): Set<string> {
  const operations = Object.values(document.operations).filter(({ channel }) => getReferenceName(channel) === id);
  const messages = operations.flatMap((operation) =>
    operation.action === action
      ? (operation.messages ?? listChannelMessages(document, id))
      : (operation.reply?.messages ?? []),
  );
  return new Set(messages.map((message) => resolveReference<Message>(document, message).name));
}
