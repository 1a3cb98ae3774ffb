import type { Drawing, Point, Rect } from './drawing';

/** What a layout has placed, with coordinates from any origin. */
export type Placed = Omit<Drawing, 'width' | 'height'>;

/** Moves everything so that it begins at the top left corner, rounds positions, and computes the size of the whole. */
export function fitDrawing(placed: Placed): Drawing {
  const rects: Rect[] = [...placed.frames, ...placed.labels, ...placed.boxes];
  const points: Point[] = [
    ...placed.links.flatMap((link) => link.points),
    ...placed.lifelines.flatMap(({ x, top, bottom }) => [
      { x, y: top },
      { x, y: bottom },
    ]),
    ...rects.flatMap(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  ];
  const left = Math.floor(Math.min(...points.map(({ x }) => x)));
  const top = Math.floor(Math.min(...points.map(({ y }) => y)));
  const move = <Shape extends Point>(shape: Shape): Shape => ({
    ...shape,
    x: Math.round(shape.x - left),
    y: Math.round(shape.y - top),
  });
  return {
    width: Math.ceil(Math.max(...points.map(({ x }) => x))) - left,
    height: Math.ceil(Math.max(...points.map(({ y }) => y))) - top,
    frames: placed.frames.map((frame) => ({ ...move(frame), tags: frame.tags.map(move) })),
    lifelines: placed.lifelines.map((line) => ({
      x: Math.round(line.x - left),
      top: Math.round(line.top - top),
      bottom: Math.round(line.bottom - top),
    })),
    links: placed.links.map((link) => ({ ...link, points: link.points.map(move) })),
    labels: placed.labels.map(move),
    boxes: placed.boxes.map(move),
  };
}
