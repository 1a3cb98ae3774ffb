import type { Label, Link, Point, Rect } from '../drawing';
import { toLabel } from '../to-label';
import { metrics } from './flow-metrics';
import type { PlacedGraph, SizedEdge } from './placed-graph';

/** How far a line leaves a node before it turns, in pixels. */
const step = metrics.nodeGap / 2;

/** What a back edge has to keep clear of. */
export interface Obstacles {
  graph: PlacedGraph;
  /** Labels and edges that are already placed. */
  labels: Label[];
  links: Link[];
}

/**
 * Routes a back edge up, along a lane beside everything between its nodes: on the side that needs fewer detours around other
 * nodes, or on the nearer one if both need the same number.
 */
export function routeBack(sized: SizedEdge, obstacles: Obstacles): { link: Link; label?: Label } {
  const [right, left] = [getWay(sized, obstacles, 1), getWay(sized, obstacles, -1)];
  const { points, lane, middle } = left.cost < right.cost ? left : right;
  const link = { points, isDashed: sized.edge.isDotted, hasOpenHead: false };
  if (!sized.label) return { link };
  const { text, width, height } = sized.label;
  return {
    link,
    label: { ...toLabel(text, { x: lane - width / 2, y: middle - height / 2 }, 'middle'), width, height },
  };
}

/** @param side 1 for the right side, -1 for the left */
function getWay({ edge, label }: SizedEdge, obstacles: Obstacles, side: 1 | -1) {
  const { nodes } = obstacles.graph;
  const [from, to] = [nodes.get(edge.from) as Rect, nodes.get(edge.to) as Rect];
  const [start, end] = [getSide(from, side), getSide(to, side)];
  const reach = getReach(obstacles, { top: to.y, bottom: from.y + from.height }, side);
  const lane = reach + side * Math.max(metrics.laneGap, metrics.labelGap + (label?.width ?? 0) / 2);
  const rise = getEscape(from, start, nodes, side);
  const fall = getEscape(to, end, nodes, side);
  const turns = [start, ...rise, { x: lane, y: (rise.at(-1) ?? start).y }, { x: lane, y: (fall.at(-1) ?? end).y }];
  return {
    points: [...turns, ...fall.reverse(), end],
    lane,
    middle: (start.y + end.y) / 2,
    cost: 1000 * (rise.length + fall.length) + Math.abs(lane - start.x) + Math.abs(lane - end.x),
  };
}

/** The middle of a node's right or left side. */
function getSide({ x, y, width, height }: Rect, side: 1 | -1): Point {
  return { x: side === 1 ? x + width : x, y: y + height / 2 };
}

/** How far to the side anything reaches between two heights. */
function getReach({ graph, labels, links }: Obstacles, { top, bottom }: { top: number; bottom: number }, side: 1 | -1) {
  const rects = [...graph.nodes.values(), ...labels].filter(({ y, height }) => y < bottom && y + height > top);
  const xs = [
    ...rects.map((rect) => getSide(rect, side).x),
    ...links.flatMap(({ points }) => getCrossed(points, top, bottom)).map(({ x }) => x),
  ];
  return side === 1 ? Math.max(...xs) : Math.min(...xs);
}

/** The ends of those segments that touch a band of heights. */
function getCrossed(points: readonly Point[], top: number, bottom: number): Point[] {
  return points.slice(1).flatMap((point, index) => {
    const before = points[index] as Point;
    const isInside = Math.min(point.y, before.y) < bottom && Math.max(point.y, before.y) > top;
    return isInside ? [point, before] : [];
  });
}

/**
 * The detour around the nodes beside this one: a step out, and into the free space below them, as arrows arrive above.
 * @returns an empty array if no node is in the way
 */
function getEscape(node: Rect, start: Point, nodes: ReadonlyMap<string, Rect>, side: 1 | -1): Point[] {
  const row = [...nodes.values()].filter((other) => other.y < start.y && other.y + other.height > start.y);
  if (!row.some((other) => (other.x - node.x) * side > 0)) return [];
  const x = start.x + side * step;
  const y = Math.max(...row.map((other) => other.y + other.height)) + step;
  return [
    { x, y: start.y },
    { x, y },
  ];
}
