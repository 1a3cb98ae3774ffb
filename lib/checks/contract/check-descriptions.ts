import type { AsyncApiDocument } from '../../contract/asyncapi-schema';
import { contractFiles } from '../../contract/contract-files';
import { getChannel } from '../../contract/get-channel';
import { getAnswers, listOperations } from '../../contract/get-operation';
import type { OpenApiDocument, Schema } from '../../contract/openapi-schema';
import { buildPropertyTree, type PropertyTree } from '../../contract/property-tree';
import type { Problem } from '../../errors/problem';
import type { OperationLocator } from './locate-operations.server';

/** Finds fields of requests, answers and messages that the reference would name without saying what they mean. */
export function checkDescriptions(
  openapi: OpenApiDocument,
  asyncapi: AsyncApiDocument,
  getPlace: OperationLocator,
): Problem[] {
  const inOperations = listOperations(openapi).flatMap((operation) => {
    const bodies = [operation.body, ...getAnswers(operation).map(({ response }) => response)];
    const schemas = bodies.flatMap((body) => Object.values(body?.content ?? {}).map(({ schema = {} }) => schema));
    return toProblems(getPlace(operation.id), operation.id, openapi, schemas);
  });
  const inMessages = Object.keys(asyncapi.channels).flatMap((id) => {
    const { received, sent } = getChannel(asyncapi, id);
    return [...received, ...sent].flatMap(({ name, payload }) =>
      toProblems(contractFiles.asyncapi, `${id}, ${name}`, asyncapi, [payload]),
    );
  });
  return [...inOperations, ...inMessages];
}

function toProblems(file: string, where: string, document: object, schemas: readonly Schema[]): Problem[] {
  const names = new Set(schemas.flatMap((schema) => findUndescribed(buildPropertyTree(document, schema))));
  return [...names].map((name) => ({
    file,
    message: `${where}: the field ${name} has no description.`,
    hint: 'Say in its schema what it means.',
  }));
}

/** The paths of fields without a description. A value whose name is free is described where the names are. */
function findUndescribed({ children, variants }: PropertyTree): string[] {
  const own = children.filter(({ name, description }) => name !== '*' && !description);
  return [...own.map(({ path }) => path.join('.')), ...[...children, ...variants].flatMap(findUndescribed)];
}
