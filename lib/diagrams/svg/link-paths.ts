import type { Link, Point } from '../drawing';
import { moveTowards, toPolyline } from './path-data';

const head = { length: 8, halfWidth: 4 };
const cornerRadius = 6;

/** The line of an arrow, as path data. Below a filled head it ends early, so that the tip stays sharp. */
export function toLinkPath({ points, hasOpenHead }: Link): string {
  const [before, tip] = points.slice(-2) as [Point, Point];
  const end = hasOpenHead ? tip : moveTowards(tip, before, head.length - 1);
  return toPolyline([...points.slice(0, -1), end], cornerRadius);
}

/** The head of an arrow, as path data: a triangle to fill, or two strokes where it is open. */
export function toHeadPath({ points, hasOpenHead }: Link): string {
  const [before, tip] = points.slice(-2) as [Point, Point];
  const base = moveTowards(tip, before, head.length);
  const [dx, dy] = base.x === tip.x ? [head.halfWidth, 0] : [0, head.halfWidth];
  const path = `M${base.x - dx} ${base.y - dy}L${tip.x} ${tip.y}L${base.x + dx} ${base.y + dy}`;
  return hasOpenHead ? path : `${path}z`;
}
