import path from 'node:path';
import { contractFiles } from '../api-contract/load-contract.server';
import { readFiles } from '../source/read-files.server';

const operationId = /^\s*operationId: (\S+)/;

/** Where an operation is written, as `file:line`, by its id. */
export type OperationLocator = (id: string) => string;

/**
 * Finds where the operations of the contract are written: a bundled document no longer knows.
 * @param folder of the contract, which is also the place of an operation that is not found
 */
export function locateOperations(folder = path.dirname(contractFiles.openapi)): OperationLocator {
  const places = new Map<string, string>();
  for (const file of readFiles(folder, ['*.yaml'])) {
    file.text.split('\n').forEach((line, index) => {
      const id = operationId.exec(line)?.[1];
      if (id) places.set(id, `${folder}/${file.path}:${index + 1}`);
    });
  }
  return (id) => places.get(id) ?? folder;
}
