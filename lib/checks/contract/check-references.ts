import { listChannelMessages } from 'openapi-sandbox/build';
import type { AsyncApiDocument } from '../../contract/asyncapi-schema';
import { contractFiles } from '../../contract/contract-files';
import { getChannel } from '../../contract/get-channel';
import { listOperations, listWebhooks } from '../../contract/get-operation';
import type { OpenApiDocument } from '../../contract/openapi-schema';
import type { Problem } from '../../errors/problem';
import type { OperationLocator } from './locate-operations.server';

/**
 * Finds operations without a page.
 * @param documented the ids of the operations that pages name
 */
export function checkUndocumented(document: OpenApiDocument, documented: readonly (string | undefined)[]): Problem[] {
  return listOperations(document)
    .filter(({ id }) => !documented.includes(id))
    .map(({ id, method, path }) => ({
      file: 'content/docs/api',
      message: `The operation "${id}" (${method.toUpperCase()} ${path}) has no page.`,
      hint: `Write one with \`operation: ${id}\` in its frontmatter.`,
    }));
}

/**
 * Finds operations that are written in a file of the contract, but that its entry file does not refer to.
 * @param written the ids of all operations that are written
 */
export function checkUnreferenced(
  document: OpenApiDocument,
  written: readonly string[],
  locate: OperationLocator,
): Problem[] {
  const referenced = new Set([...listOperations(document), ...listWebhooks(document)].map(({ id }) => id));
  return written
    .filter((id) => !referenced.has(id))
    .map((id) => ({
      file: locate(id),
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

/** Finds schemas and parameters that generators of clients cannot name as the contract does. */
export function checkComponentNames({ components }: OpenApiDocument): Problem[] {
  const file = contractFiles.openapi;
  const builtIn = Object.keys(components.schemas)
    .filter((name) => name in globalThis)
    .map((name) => ({
      file,
      message: `/components/schemas/${name}: a type of this name is part of JavaScript or the browser.`,
      hint: `Name it after what it is here, such as Stored${name}.`,
    }));
  // Generators that put both into one namespace would number the second one.
  const shared = Object.keys(components.parameters ?? {})
    .filter((name) => name in components.schemas)
    .map((name) => ({
      file,
      message: `/components/parameters/${name}: a schema has this name too.`,
      hint: `Name it ${name}Parameter.`,
    }));
  return [...builtIn, ...shared];
}
