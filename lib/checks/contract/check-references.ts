import { visit } from 'unist-util-visit';
import { getTextAttribute, isMdxElement } from '../../content/mdx-element';
import type { AsyncApiDocument } from '../../contract/asyncapi-schema';
import { contractFiles } from '../../contract/contract-files';
import { getChannel, listChannelMessages } from '../../contract/get-channel';
import { listOperations, listWebhooks } from '../../contract/get-operation';
import type { OpenApiDocument } from '../../contract/openapi-schema';
import type { Problem } from '../../errors/problem';
import { findNearest, toList } from '../../text/nearest';
import type { ParsedPage } from '../content/parse-pages';
import type { OperationLocator } from './locate-operations.server';

/** Finds `<SchemaReference name="…" />` that name no schema of the contract. */
export function checkSchemaReferences(document: OpenApiDocument, pages: readonly ParsedPage[]): Problem[] {
  const names = Object.keys(document.components.schemas);
  return pages.flatMap(({ file, tree }) => {
    const problems: Problem[] = [];
    visit(tree, (node) => {
      const isReference = isMdxElement(node) && node.name === 'SchemaReference';
      const name = isReference ? getTextAttribute(node, 'name') : undefined;
      if (name === undefined || names.includes(name)) return;
      problems.push({
        file: `${file}:${node.position?.start.line}`,
        message: `The contract has no schema "${name}".`,
        hint: `Nearest: ${toList(findNearest(name, names))}.`,
      });
    });
    return problems;
  });
}

/**
 * Finds operations that are written in a file of the contract, but that its entry file does not refer to.
 * @param written the ids of all operations that are written
 */
export function checkUnreferenced(
  document: OpenApiDocument,
  written: readonly string[],
  getPlace: OperationLocator,
): Problem[] {
  const referenced = new Set([...listOperations(document), ...listWebhooks(document)].map(({ id }) => id));
  return written
    .filter((id) => !referenced.has(id))
    .map((id) => ({
      file: getPlace(id),
      message: `The operation "${id}" is not part of the API, because ${contractFiles.openapi} does not refer to it.`,
      hint: 'Refer to its path there, under `paths` or `webhooks`.',
    }));
}

/** Finds messages that no operation sends or receives: the page of their channel would not show them. */
export function checkUnsentMessages(document: AsyncApiDocument): Problem[] {
  return Object.keys(document.channels).flatMap((id) => {
    const { received, sent } = getChannel(document, id);
    const shown = new Set([...received, ...sent].map(({ name }) => name));
    return listChannelMessages(document, id)
      .filter(({ name }) => !shown.has(name))
      .map(({ name }) => ({
        file: contractFiles.asyncapi,
        message: `The message "${name}" of the channel "${id}" is in no operation.`,
        hint: 'List it in the `messages` of an operation of this channel, or remove it.',
      }));
  });
}
