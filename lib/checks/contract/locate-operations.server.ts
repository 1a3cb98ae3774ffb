import path from 'node:path';
import { contractFiles } from '../../contract/contract-files';
import { readFiles } from '../../pages/read-pages.server';

const operationId = /^\s*operationId: ["']?([^\s"']+)/;

/** Finds the position of an operation, as `file:line`, by its id; the folder of the contract for an unknown id. */
export type OperationLocator = (id: string) => string;

interface OperationLocations {
  locate: OperationLocator;
  /** The ids of all operations that are written, whether or not the contract refers to them. */
  ids: string[];
}

/** Finds where the operations of the contract are written: a bundled document no longer knows. */
export function locateOperations(folder = path.dirname(contractFiles.openapi)): OperationLocations {
  const locations = new Map<string, string>();
  for (const file of readFiles(folder, ['*.yaml'])) {
    file.text.split('\n').forEach((line, index) => {
      const id = operationId.exec(line)?.[1];
      if (id) locations.set(id, `${folder}/${file.path}:${index + 1}`);
    });
  }
  return { locate: (id) => locations.get(id) ?? folder, ids: [...locations.keys()] };
}
