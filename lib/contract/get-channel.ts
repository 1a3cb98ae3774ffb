import { resolveMessages } from 'openapi-sandbox/build';
import { SiteError } from '../errors/site-error';
import { findNearest, toList } from '../text/nearest';
import type { AsyncApiDocument, Message } from './asyncapi-schema';

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
  return resolveMessages<Message>(document, id);
}
