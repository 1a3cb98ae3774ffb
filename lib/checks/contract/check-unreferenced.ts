import { contractFiles } from '../../contract/contract-files';
import { listOperations, listWebhooks } from '../../contract/get-operation';
import type { OpenApiDocument } from '../../contract/openapi-schema';
import type { Problem } from '../../errors/problem';
import type { OperationLocator } from './locate-operations.server';

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
