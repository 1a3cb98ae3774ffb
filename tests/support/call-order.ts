interface Operation {
  method: string;
  path: string;
}

/** Sorts operations so that none is called about what an earlier one has deleted: what deletes comes last, a part before what holds it. */
export function toCallOrder<Called extends Operation>(operations: readonly Called[]): Called[] {
  return operations.toSorted((a, b) => toTurn(a) - toTurn(b));
}

function toTurn({ method, path }: Operation): number {
  if (path.endsWith('/bulk-delete')) return 1001;
  return method === 'delete' ? 1000 - path.length : 0;
}
