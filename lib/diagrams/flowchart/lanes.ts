import type { Segment } from './segments';

/** The lanes between rows, in which segments run sideways. */
export interface Lanes {
  /** The lane of a segment; 0 is the uppermost. */
  getLane(segment: Segment): number;
  /** The number of lanes below a row. */
  countLanes(row: number): number;
}

interface Group {
  row: number;
  segments: Segment[];
  left: number;
  right: number;
  lane: number;
}

/** The minimum distance between two groups in one lane, in pixels. */
const distance = 10;

/** Assigns a lane to each segment that runs sideways, so that no two groups overlap. */
export function assignLanes(segments: readonly Segment[]): Lanes {
  const groups = sortGroups(toGroups(segments));
  const lanes = new Map<Segment, number>();
  groups.forEach((group, index) => {
    const earlier = groups.slice(0, index).filter((other) => isInTheWay(other, group));
    group.lane = Math.max(0, ...earlier.map(({ lane }) => lane + 1));
    for (const segment of group.segments) lanes.set(segment, group.lane);
  });
  return {
    getLane: (segment) => lanes.get(segment) ?? 0,
    countLanes: (row) => Math.max(0, ...groups.filter((group) => group.row === row).map(({ lane }) => lane + 1)),
  };
}

function toGroups(segments: readonly Segment[]): Group[] {
  const byKey = new Map<string, Group>();
  for (const segment of segments) {
    const [left, right] = [Math.min(segment.from, segment.to), Math.max(segment.from, segment.to)];
    const key = `${segment.row} ${segment.group}`;
    const group = byKey.get(key) ?? { row: segment.row, segments: [], left, right, lane: 0 };
    group.segments.push(segment);
    byKey.set(key, Object.assign(group, { left: Math.min(group.left, left), right: Math.max(group.right, right) }));
  }
  return [...byKey.values()];
}

/** From left to right, except that a group goes after those that have to turn above it; if these interlock, the leftmost goes first. */
function sortGroups(groups: readonly Group[]): Group[] {
  const rest = groups.toSorted((a, b) => a.left - b.left);
  const sorted: Group[] = [];
  while (rest.length > 0) {
    const next = rest.findIndex((group) => !rest.some((other) => goesAbove(other, group)));
    sorted.push(...rest.splice(Math.max(0, next), 1));
  }
  return sorted;
}

/** Whether a group comes down where another one of its row arrives, and not the other way round as well. */
function goesAbove(a: Group, b: Group): boolean {
  return a.row === b.row && comesDownAt(a, b) && !comesDownAt(b, a);
}

function comesDownAt(a: Group, b: Group): boolean {
  return a.segments.some(({ from }) => b.segments.some(({ to }) => Math.abs(from - to) < distance));
}

function isInTheWay(a: Group, b: Group): boolean {
  return a.row === b.row && a.left < b.right + distance && b.left < a.right + distance;
}
