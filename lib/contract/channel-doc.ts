import type { RootContent } from 'mdast';
import type { Messages } from '../i18n/messages';
import { type OutputTarget, toCode, toHeading, toParagraph } from '../markdown/nodes';
import type { AsyncApiDocument, Message } from './asyncapi-schema';
import { type Direction, directions, type ResolvedChannel } from './get-channel';
import { toExample } from './operation-doc';
import { toPropertyNodes } from './property-nodes';
import { buildPropertyTree } from './property-tree';

interface ChannelParts {
  document: AsyncApiDocument;
  channel: ResolvedChannel;
  texts: Messages['api'];
  target: OutputTarget;
}

/** Describes the messages of a channel as the contract defines them, in both directions. */
export function buildChannelDoc(parts: ChannelParts): RootContent[] {
  const { channel, texts } = parts;
  return directions
    .filter((direction) => channel[direction].length > 0)
    .flatMap((direction) => [
      toHeading(2, direction, texts[direction]),
      ...channel[direction].flatMap((message) => buildMessage(message, direction, parts)),
    ]);
}

function buildMessage(
  message: Message,
  direction: Direction,
  { document, texts, target }: ChannelParts,
): RootContent[] {
  const { name, summary, description, payload, examples = [] } = message;
  const anchor = `${direction}-${name}`.replaceAll('.', '-');
  const options = { anchor, texts, isResponse: direction === 'received' };
  return [
    toHeading(3, anchor, [toCode(name)]),
    ...[summary, description].flatMap((text) => (text ? [toParagraph(text)] : [])),
    ...toPropertyNodes(buildPropertyTree(document, payload), options, target),
    ...(target === 'text'
      ? []
      : examples.map((example) => toExample(example.summary ?? example.name, example.payload, texts))),
  ];
}
