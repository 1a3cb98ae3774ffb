import type { Messages } from '../i18n/messages';
import { toFence } from '../markdown/to-fence';
import type { AsyncApiDocument, Message } from './asyncapi-types';
import type { ResolvedChannel } from './get-channel';
import { toPropertyMarkdown } from './operation-markdown';
import { buildPropertyTree } from './property-tree';

/** A channel as Markdown: its messages in both directions. */
export function toChannelMarkdown(
  document: AsyncApiDocument,
  { received, sent }: ResolvedChannel,
  texts: Messages['api'],
): string {
  const toSection = (title: string, messages: Message[]) =>
    messages.length > 0 ? [`## ${title}`, ...messages.flatMap((message) => toMessage(document, message, texts))] : [];
  return [...toSection(texts.received, received), ...toSection(texts.sent, sent)].join('\n\n');
}

function toMessage(document: AsyncApiDocument, message: Message, texts: Messages['api']): string[] {
  const examples = message.examples?.map(({ payload }) => toFence('json', JSON.stringify(payload, null, 2))) ?? [];
  return [
    `### \`${message.name}\``,
    [message.summary, message.description].filter(Boolean).join(' '),
    toPropertyMarkdown(buildPropertyTree(document, message.payload), texts),
    ...examples,
  ].filter(Boolean);
}
