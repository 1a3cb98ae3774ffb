import { Graph, layout } from '@dagrejs/dagre';
import type { Point, Rect } from '../drawing';
import { metrics } from './flow-metrics';
import type { Flowchart } from './flowchart';
import type { PlacedGraph, Size, SizedEdge } from './placed-graph';
import { countCrossings, countReversals } from './segments';

/**
 * Places nodes in rows from the top down, and says how edges pass between them. The order within rows depends on the
 * order in which nodes and edges are given. Several are tried: the fewest crossings win, then what is closest to the
 * order of the source.
 * @param edges without cycles
 * @param direction direction of the flowchart, which only decides how close the rows are
 */
export function placeGraph(
  nodes: ReadonlyMap<string, Size>,
  edges: readonly SizedEdge[],
  direction: Flowchart['direction'],
): PlacedGraph {
  const [forwards, backwards] = [[...nodes], [...nodes].reverse()];
  const graphs = [
    placeOnce(forwards, edges, metrics.rowGap[direction], false),
    placeOnce(backwards, edges, metrics.rowGap[direction], false),
    placeOnce(forwards, edges, metrics.rowGap[direction], true),
    placeOnce(backwards, edges, metrics.rowGap[direction], true),
  ];
  const ranked = graphs.map((graph) => ({ graph, cost: 100 * countCrossings(graph) + countReversals(graph) }));
  return ranked.reduce((best, next) => (next.cost < best.cost ? next : best)).graph;
}

function placeOnce(
  nodes: readonly (readonly [string, Size])[],
  edges: readonly SizedEdge[],
  rowGap: number,
  isReversed: boolean,
): PlacedGraph {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ nodesep: metrics.nodeGap, edgesep: metrics.edgeGap, ranksep: rowGap });
  for (const [id, { width, height }] of nodes) graph.setNode(id, { width, height });
  const named = edges.map((sized, index) => ({ ...sized, name: String(index) }));
  for (const { edge, label, name } of isReversed ? named.reverse() : named) {
    const { width, height } = label ?? { width: 0, height: 0 };
    graph.setEdge(edge.from, edge.to, { width, height, labelpos: 'c' }, name);
  }
  layout(graph);
  return {
    nodes: new Map(nodes.map(([id, size]) => [id, toRect(graph.node(id), size)])),
    edges: edges.map((sized, index) => {
      const { points = [], x = 0, y = 0 } = graph.edge(sized.edge.from, sized.edge.to, String(index));
      // Dagre's first and last points are on the borders of the nodes; edges here meet the middle of a side instead.
      return { ...sized, via: points.slice(1, -1), ...(sized.label && { labelAt: { x, y } }) };
    }),
  };
}

/** Dagre gives the centre of a node. */
function toRect({ x = 0, y = 0 }: Partial<Point>, { width, height }: Size): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height };
}
