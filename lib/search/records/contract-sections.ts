import { operationAnchors, toMessageAnchor } from '../../api-contract/anchors';
import type { AsyncApiDocument } from '../../api-contract/asyncapi-schema';
import { getOperationErrors, type OperationError } from '../../api-contract/error-codes';
import { directions, type ResolvedChannel } from '../../api-contract/get-channel';
import { getAnswers, type ResolvedOperation } from '../../api-contract/get-operation';
import type { MediaType, OpenApiDocument } from '../../api-contract/openapi-schema';
import {
  buildParameterNode,
  buildPropertyTree,
  buildSchemaTree,
  getItemDescription,
  type PropertyNode,
  type PropertyTree,
} from '../../api-contract/property-tree';
import type { Messages } from '../../i18n/messages';
import type { PageSection } from './search-page';
import { toPlain } from './to-plain';

type Texts = Messages['api'];

/** The sections that `<Operation />` draws, with the words that a reader can look for: names, meanings, codes. */
export function buildOperationSections(
  document: OpenApiDocument,
  operation: ResolvedOperation,
  texts: Texts,
): PageSection[] {
  const { description, parameters, body } = operation;
  return [
    toSection(operationAnchors.request, texts.request, [
      description,
      ...parameters.flatMap((parameter) => toLines([buildParameterNode(document, parameter)])),
      ...toBodyLines(document, body?.content),
    ]),
    toSection(
      operationAnchors.responses,
      texts.responses,
      getAnswers(operation).flatMap(({ response }) => [
        response.description,
        ...toBodyLines(document, response.content),
      ]),
    ),
    toSection(operationAnchors.errors, texts.errors, getOperationErrors(operation).flatMap(toErrorLines)),
  ];
}

/** The sections that `<Channel />` draws: one for each message. */
export function buildChannelSections(
  document: AsyncApiDocument,
  channel: ResolvedChannel,
  texts: Texts,
): PageSection[] {
  return directions
    .filter((direction) => channel[direction].length > 0)
    .flatMap((direction) => [
      toSection(direction, texts[direction], []),
      ...channel[direction].map((message) => ({
        ...toSection(toMessageAnchor(direction, message.name), message.name, [
          [message.summary, message.description].filter(Boolean).join(' '),
          ...toTreeLines(buildPropertyTree(document, message.payload)),
        ]),
        depth: 3,
      })),
    ]);
}

/** What `<SchemaReference />` draws: the properties of an object and what they mean. */
export function toSchemaLines(document: OpenApiDocument, name: string): string[] {
  return toTreeLines(buildSchemaTree(document, name));
}

function toSection(anchor: string, heading: string, lines: string[]): PageSection {
  return { anchor, depth: 2, heading, texts: lines.map(toPlain).filter(Boolean) };
}

/** The meaning of a status with its codes, then the examples of the codes. */
function toErrorLines({ status, meaning, cases }: OperationError): string[] {
  const codes = cases.map(({ code }) => code).join(' ');
  return [
    `${codes} ${status}: ${meaning}`,
    ...cases.flatMap(({ code, example }) => (example ? [`${code}: ${example}.`] : [])),
  ];
}

function toBodyLines(document: OpenApiDocument, content: Record<string, MediaType> = {}): string[] {
  const lines = Object.values(content).flatMap(({ schema }) =>
    schema ? toTreeLines(buildPropertyTree(document, schema)) : [],
  );
  return [...new Set(lines)]; // A body that can be sent as two media types has the same properties in both.
}

function toTreeLines({ children, variants }: PropertyTree): string[] {
  const alternatives = variants.flatMap(({ description, allowed, ...inside }) => {
    return [[description, ...allowed].filter(Boolean).join(' '), ...toTreeLines(inside)];
  });
  return [...toLines(children), ...alternatives].filter(Boolean);
}

/** A line for each property with its meaning, followed by those of its nested properties. */
function toLines(nodes: readonly PropertyNode[]): string[] {
  return nodes.flatMap((node) => {
    const name = node.name === '*' ? [] : [node.name];
    const line = [...name, node.description, getItemDescription(node), ...node.allowed].filter(Boolean).join(' ');
    return [line, ...toTreeLines(node)];
  });
}
