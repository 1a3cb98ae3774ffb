import type { Point, Rect } from '../drawing';

/** A rectangle with round corners, as path data. */
export function toRoundedRect({ x, y, width, height }: Rect, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const [across, down] = [width - 2 * r, height - 2 * r];
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${across}${arc(r, r)}v${down}${arc(-r, r)}h${-across}${arc(-r, -r)}v${-down}${arc(r, -r)}z`;
}

export function toDiamond({ x, y, width, height }: Rect): string {
  const [dx, dy] = [width / 2, height / 2];
  return `M${x} ${y + dy}l${dx} ${-dy} ${dx} ${dy} ${-dx} ${dy}z`;
}

/** A cylinder whose lid is `lid` pixels high. */
export function toCylinder({ x, y, width, height }: Rect, lid: number): string {
  const [rx, ry] = [width / 2, lid / 2];
  const side = height - lid;
  const half = (dx: number, sweep: 0 | 1) => `a${rx} ${ry} 0 0 ${sweep} ${dx} 0`;
  return `M${x} ${y + ry}${half(width, 1)}v${side}${half(-width, 1)}zv0${half(width, 0)}`;
}

/** Head and shoulders of a person, 12 pixels wide and 13 high, from their top left corner. */
export function toPerson({ x, y }: Point): string {
  return `M${x + 3} ${y + 3}a3 3 0 1 1 6 0a3 3 0 1 1 -6 0zM${x} ${y + 13}v-1a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4v1z`;
}

/**
 * A line along points at right angles, with round corners.
 * @param points at least two
 */
export function toPolyline(points: readonly Point[], radius: number): string {
  const [first, ...rest] = points;
  const parts = rest.map((point, index) => {
    const [before, next] = [points[index] as Point, points[index + 2]];
    if (!next) return `L${point.x} ${point.y}`;
    const r = Math.min(radius, getDistance(before, point) / 2, getDistance(point, next) / 2);
    const [start, end] = [moveTowards(point, before, r), moveTowards(point, next, r)];
    return `L${start.x} ${start.y}Q${point.x} ${point.y} ${end.x} ${end.y}`;
  });
  return `M${first?.x} ${first?.y}${parts.join('')}`;
}

/** The point `distance` pixels from `from` on the way to `to`, which is straight above, below or beside it. */
export function moveTowards(from: Point, to: Point, distance: number): Point {
  return { x: from.x + Math.sign(to.x - from.x) * distance, y: from.y + Math.sign(to.y - from.y) * distance };
}

function getDistance(a: Point, b: Point): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}
