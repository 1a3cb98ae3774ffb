import type { PlacedGraph } from './placed-graph';

/** Things that are side by side: nodes, or the labels between two rows of nodes. */
export interface Row {
  /** The y of the middle of its contents. */
  middle: number;
  top: number;
  bottom: number;
}

/** The rows of a placed graph, from the top down. An edge passes each row between those of its nodes. */
export function buildRows({ nodes, edges }: PlacedGraph): Row[] {
  const rows = new Map<number, Row>();
  const add = (middle: number, height: number) => {
    const [top, bottom] = [middle - height / 2, middle + height / 2];
    const row = rows.get(Math.round(middle)) ?? { middle, top, bottom };
    rows.set(Math.round(middle), { middle, top: Math.min(row.top, top), bottom: Math.max(row.bottom, bottom) });
  };
  for (const { y, height } of nodes.values()) add(y + height / 2, height);
  for (const { via, label, labelAt } of edges) {
    for (const { y } of via) add(y, 0);
    if (label && labelAt) add(labelAt.y, label.height);
  }
  return [...rows.values()].sort((a, b) => a.middle - b.middle);
}

/** The index of the row that a y is the middle of. */
export function getRowIndex(rows: readonly Row[], middle: number): number {
  return rows.findIndex((row) => Math.round(row.middle) === Math.round(middle));
}

/**
 * Moves rows down until there is room between them.
 * @param getRoom the space needed below a row, in pixels
 */
export function spreadRows(graph: PlacedGraph, rows: readonly Row[], getRoom: (row: number) => number): PlacedGraph {
  const shifts = [0];
  rows.slice(1).forEach((row, index) => {
    const missing = getRoom(index) - (row.top - (rows[index]?.bottom ?? 0));
    shifts.push((shifts[index] ?? 0) + Math.max(0, missing));
  });
  const getShift = (middle: number) => shifts[getRowIndex(rows, middle)] ?? 0;
  const move = <Shape extends { y: number }>(shape: Shape): Shape => ({ ...shape, y: shape.y + getShift(shape.y) });
  return {
    nodes: new Map([...graph.nodes].map(([id, r]) => [id, { ...r, y: r.y + getShift(r.y + r.height / 2) }])),
    edges: graph.edges.map((edge) => ({
      ...edge,
      via: edge.via.map(move),
      ...(edge.labelAt && { labelAt: move(edge.labelAt) }),
    })),
  };
}
