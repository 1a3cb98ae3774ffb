import type { Link, Point, Rect } from '../drawing';
import { assignLanes } from './lanes';
import type { PlacedGraph } from './placed-graph';
import { buildRows, type Row, spreadRows } from './rows';
import { getSegments } from './segments';

/** Distances of a lane in pixels: from the row above, from the next lane, and from the row below, with room for an arrowhead. */
const margin = { above: 8, between: 9, below: 14 };

/**
 * Routes every edge from the bottom of its first node to the top of the other, along straight lines.
 * @returns the routed edges, and the graph, whose rows may have moved apart to make room for them
 */
export function routeEdges(placed: PlacedGraph): { graph: PlacedGraph; links: Link[] } {
  const ways = getSegments(placed, buildRows(placed)).map((way) =>
    way.filter(({ from, to }) => Math.abs(to - from) >= 1),
  );
  const lanes = assignLanes(ways.flat());
  const graph = spreadRows(placed, buildRows(placed), (row) => getRoom(lanes.countLanes(row)));
  const rows = buildRows(graph);
  const links = graph.edges.map(({ edge }, index) => {
    const turns = (ways[index] ?? []).flatMap((segment) => {
      const y = getLaneY(rows, segment.row, lanes.getLane(segment), lanes.countLanes(segment.row));
      return [
        { x: segment.from, y },
        { x: segment.to, y },
      ];
    });
    const [from, to] = [graph.nodes.get(edge.from) as Rect, graph.nodes.get(edge.to) as Rect];
    const points = [getMiddle(from, from.height), ...turns, getMiddle(to, 0)];
    return { points, isDashed: edge.isDotted, hasOpenHead: false };
  });
  return { graph, links };
}

function getMiddle({ x, y, width }: Rect, height: number): Point {
  return { x: x + width / 2, y: y + height };
}

/** The free space that lanes need, in pixels. */
function getRoom(lanes: number): number {
  return lanes === 0 ? 0 : margin.above + margin.below + (lanes - 1) * margin.between;
}

/** The y of a lane; the lanes below a row are centred in what their margins leave free. */
function getLaneY(rows: readonly Row[], row: number, lane: number, count: number): number {
  const top = rows[row]?.bottom ?? 0;
  const spare = (rows[row + 1]?.top ?? 0) - top - getRoom(count);
  return Math.round(top + margin.above + Math.max(0, spare) / 2 + lane * margin.between);
}
