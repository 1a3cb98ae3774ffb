import type { Point, Rect } from '../drawing';
import type { WrappedText } from '../text/wrap-text';
import type { FlowEdge } from './flowchart';

/** A size in the layout, which runs from the top down. */
export type Size = Pick<Rect, 'width' | 'height'>;

/** An edge to place, with the text and the size of its label, if it has one. */
export interface SizedEdge {
  edge: FlowEdge;
  label?: { text: WrappedText } & Size;
}

/** An edge with the points that it has to pass, one in each row between its nodes; a label is centred on one of them. */
export interface ViaEdge extends SizedEdge {
  via: Point[];
  labelAt?: Point;
}

/** Nodes with their positions, in rows from the top down, and the edges that lead down. */
export interface PlacedGraph {
  nodes: Map<string, Rect>;
  edges: ViaEdge[];
}
