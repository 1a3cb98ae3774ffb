import { splitRows } from './split-rows';

/**
 * The children of `BelowFold` and `AfterText`, which are promises: the id of their row. `serialize-static.tsx` sets the keys, and numbers
 * those of siblings.
 */
const belowFold = /"(?:\d+-)?below",\{"children":"\$@([\da-f]+)"\}/g;

/** A reference to another row. Texts that begin with a dollar have a second one. */
const reference = /"\$[@A-Za-z]?([\da-f]+)[":]/g;

/** Rows without an id are instructions to the browser. */
const rowId = /^([\da-f]+):/;

/** The rows of a payload, in order. */
export interface FoldedRows {
  above: string[];
  /** Those that only the text below the fold needs. */
  below: string[];
}

/**
 * Finds the rows of a payload that only the text below the fold needs.
 * @param payload a whole one, whose first row to be read is `0`
 */
export function splitBelowFold(payload: string): FoldedRows {
  const rows = splitRows(payload);
  const references = new Map<string, string[]>();
  for (const row of rows) {
    const id = getId(row);
    references.set(id, [...(references.get(id) ?? []), ...findIds(row, reference)]);
  }
  const later = new Set(findIds(payload, belowFold));
  const aboveIds = findReachable(['0'], references, later);
  const belowIds = findReachable([...later], references, aboveIds);
  return {
    above: rows.filter((row) => !belowIds.has(getId(row))),
    below: rows.filter((row) => belowIds.has(getId(row))),
  };
}

function getId(row: string): string {
  return rowId.exec(row)?.[1] ?? '';
}

function findIds(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, id = '']) => id);
}

/** The ids that can be reached from others, and these, without those that are left out. */
function findReachable(
  from: readonly string[],
  references: ReadonlyMap<string, string[]>,
  leftOut: ReadonlySet<string>,
): Set<string> {
  const found = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || leftOut.has(id)) continue;
    found.add(id);
    open.push(...(references.get(id) ?? []));
  }
  return found;
}
