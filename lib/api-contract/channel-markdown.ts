import type { Messages } from '../i18n/messages';
import type { AsyncApiDocument, Message } from './asyncapi-schema';
import { directions, type ResolvedChannel } from './get-channel';
import { toExampleMarkdown, toPropertyMarkdown } from './operation-markdown';
import { buildPropertyTree } from './property-tree';

/** A channel as Markdown: its messages in both directions. */
export function toChannelMarkdown(
  document: AsyncApiDocument,
  channel: ResolvedChannel,
  texts: Messages['api'],
): string {
  return directions
    .filter((direction) => channel[direction].length > 0)
    .flatMap((direction) => [
      `## ${texts[direction]}`,
      ...channel[direction].flatMap((message) => toMessage(document, message, texts, direction === 'received')),
    ])
    .join('\n\n');
}

function toMessage(document: AsyncApiDocument, message: Message, texts: Messages['api'], isAnswer: boolean): string[] {
  const examples =
    message.examples?.map(({ name, summary, payload }) => toExampleMarkdown(summary ?? name, payload, texts)) ?? [];
  return [
    `### \`${message.name}\``,
    [message.summary, message.description].filter(Boolean).join(' '),
    toPropertyMarkdown(buildPropertyTree(document, message.payload), texts, isAnswer),
    ...examples,
  ].filter(Boolean);
}
