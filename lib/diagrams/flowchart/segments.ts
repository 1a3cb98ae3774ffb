import type { Point, Rect } from '../drawing';
import type { PlacedGraph, ViaEdge } from './placed-graph';
import { buildRows, getRowIndex, type Row } from './rows';

/** The part of an edge between two rows. */
export interface Segment {
  /** Index of the upper row. */
  row: number;
  /** Segments of one group may overlap: they leave the same node, or lead to the same one. */
  group: string;
  /** The x where it leaves the upper row, and the one where it meets the lower. */
  from: number;
  to: number;
}

/** A point less than this many pixels beside the previous one is aligned with it, as small steps look like mistakes; labels stay. */
const smallStep = 10;

/** The segments of each edge, from the middle of its first node to that of the other. */
export function getSegments(graph: PlacedGraph, rows: readonly Row[]): Segment[][] {
  return graph.edges.map((viaEdge, index) => {
    const { edge, via } = viaEdge;
    const xs = getXs(graph, viaEdge);
    const first = getRowIndex(rows, via[0]?.y ?? 0) - 1;
    return xs.slice(1).map((to, step) => {
      const isLast = step === xs.length - 2;
      const group = step === 0 ? `from ${edge.from}` : isLast ? `to ${edge.to}` : `edge ${index}`;
      return { row: first + step, group, from: xs[step] as number, to };
    });
  });
}

/** How often edges cross each other. */
export function countCrossings(graph: PlacedGraph): number {
  const segments = getSegments(graph, buildRows(graph)).flat();
  const pairs = segments.flatMap((a, index) => segments.slice(index + 1).map((b) => [a, b] as const));
  return pairs.filter(([a, b]) => a.row === b.row && (a.from - b.from) * (a.to - b.to) < 0).length;
}

/** How many pairs of edges leave their node in the reverse of their order in the source. */
export function countReversals({ edges }: PlacedGraph): number {
  const pairs = edges.flatMap((a, index) => edges.slice(index + 1).map((b) => [a, b] as const));
  return pairs.filter(([a, b]) => a.edge.from === b.edge.from && (a.via[0]?.x ?? 0) > (b.via[0]?.x ?? 0)).length;
}

/** The x of an edge in every row that it touches. */
function getXs({ nodes }: PlacedGraph, { edge, via, labelAt }: ViaEdge): number[] {
  const [from, to] = [nodes.get(edge.from) as Rect, nodes.get(edge.to) as Rect];
  const xs = [from.x + from.width / 2];
  for (const point of via) {
    const x = xs.at(-1) as number;
    xs.push(isLabel(point, labelAt) || Math.abs(point.x - x) >= smallStep ? point.x : x);
  }
  return [...xs, to.x + to.width / 2];
}

function isLabel(point: Point, labelAt?: Point): boolean {
  return labelAt !== undefined && Math.abs(labelAt.y - point.y) < 1;
}
