import type { Point, Rect } from '../drawing';
import type { WrappedText } from '../text/wrap-text';
import type { FlowEdge } from './flowchart';

/** The size of something, from the top down. */
export type Size = Pick<Rect, 'width' | 'height'>;

/** An edge to place, with its label's text and the room for it; both are missing where it has no label. */
export interface SizedEdge {
  edge: FlowEdge;
  label?: { text: WrappedText } & Size;
}

/** An edge with the points, one in each row between its nodes, that it has to pass; a label is in the middle of one. */
export interface ViaEdge extends SizedEdge {
  via: Point[];
  labelAt?: Point;
}

/** Nodes with their places, in rows from the top down, and the edges that lead down. */
export interface PlacedGraph {
  nodes: Map<string, Rect>;
  edges: ViaEdge[];
}
