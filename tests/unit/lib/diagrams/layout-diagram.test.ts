import { describe, expect, it } from 'vitest';
import type { Box, Drawing, Label, Link, Point, Rect } from '@/lib/diagrams/drawing';
import { getTextArea } from '@/lib/diagrams/svg/box-paths';
import { drawFixtures } from '../../../support/drawn-diagrams';

const sequences = drawFixtures('sequence');
const flowcharts = drawFixtures('flowchart');

const pairsOf = <Item>(items: readonly Item[]) =>
  items.flatMap((a, index) => items.slice(index + 1).map((b) => [a, b] as const));

/** Whether two rectangles share more than an edge. */
function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

const segmentsOf = ({ points }: Link) => points.slice(1).map((end, index) => [points[index] as Point, end] as const);

/** A segment as the rectangle that it covers, one pixel wide. */
function toRect([a, b]: readonly [Point, Point]): Rect {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x: x - 0.5, y: y - 0.5, width: Math.abs(a.x - b.x) + 1, height: Math.abs(a.y - b.y) + 1 };
}

const shrink = ({ x, y, width, height }: Rect): Rect => ({ x: x + 2, y: y + 2, width: width - 4, height: height - 4 });

/** Whether a text fits its shape, which is a diamond for a decision. */
function holdsText(box: Box): boolean {
  const { width, height } = getTextArea(box);
  if (box.shape === 'decision') return box.text.width / width + box.text.height / height <= 1;
  return box.text.width <= width && box.text.height <= height;
}

/** The midpoints of the sides of a box, where edges end. */
function getPorts({ x, y, width, height }: Rect): Point[] {
  return [
    { x: x + width / 2, y },
    { x: x + width / 2, y: y + height },
    { x, y: y + height / 2 },
    { x: x + width, y: y + height / 2 },
  ];
}

const isAt = (a: Point, b: Point) => Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) <= 1;

describe.each([...sequences, ...flowcharts])('$name', ({ drawing }) => {
  it('has no overlapping shapes or labels', () => {
    const rects: (Box | Label)[] = [...drawing.boxes, ...drawing.labels];
    const overlapping = pairsOf(rects).filter(([a, b]) => overlap(a, b));
    expect(overlapping.map(([a, b]) => [a.text.lines, b.text.lines])).toEqual([]);
  });

  it('fits every text in its shape', () => {
    expect(drawing.boxes.filter((box) => !holdsText(box)).map(({ text }) => text.lines)).toEqual([]);
    expect(drawing.labels.filter(({ text, width, height }) => text.width > width || text.height > height)).toEqual([]);
  });

  it('stays within its width and height, on whole pixels', () => {
    const corners = [...drawing.boxes, ...drawing.labels, ...drawing.frames].flatMap(({ x, y, width, height }) => [
      x,
      y,
      drawing.width - x - width,
      drawing.height - y - height,
    ]);
    const points = drawing.links.flatMap((link) =>
      link.points.flatMap(({ x, y }) => [x, y, drawing.width - x, drawing.height - y]),
    );
    expect(Math.min(...corners, ...points)).toBeGreaterThanOrEqual(0);
    expect(points.every(Number.isInteger)).toBe(true);
  });

  it('routes lines along the axes, around shapes', () => {
    const segments = drawing.links.flatMap(segmentsOf);
    expect(segments.filter(([a, b]) => a.x !== b.x && a.y !== b.y)).toEqual([]);
    const hit = segments.filter((segment) => drawing.boxes.some((box) => overlap(toRect(segment), shrink(box))));
    expect(hit).toEqual([]);
  });
});

describe.each(sequences)('$name', ({ drawing }) => {
  it('starts and ends arrows on lifelines', () => {
    const xs = drawing.lifelines.map(({ x }) => x);
    const ends = drawing.links.flatMap(({ points }) => [points[0], points.at(-1)]).map((point) => point?.x);
    expect(ends.filter((x) => !xs.includes(x ?? -1))).toEqual([]);
  });

  it('keeps the labels of a block within its frame', () => {
    const inside = drawing.frames.flatMap((frame) =>
      drawing.labels.filter((label) => overlap(label, frame)).map((label) => [label, frame] as const),
    );
    const cut = inside.filter(([label, frame]) => label.x < frame.x || label.x + label.width > frame.x + frame.width);
    expect(cut.map(([{ text }]) => text.lines)).toEqual([]);
  });

  it('fits the text column with at most four participants', () => {
    expect(drawing.lifelines.length).toBeLessThanOrEqual(4);
    expect(drawing.width).toBeLessThanOrEqual(660);
  });
});

describe.each(flowcharts)('$name', ({ drawing }) => {
  it('starts and ends arrows in the middle of a side', () => {
    const ports = drawing.boxes.flatMap(getPorts);
    const ends = drawing.links.flatMap(({ points }) => [points[0] as Point, points.at(-1) as Point]);
    expect(ends.filter((end) => !ports.some((port) => isAt(port, end)))).toEqual([]);
  });

  it('overlaps lines only if they leave or reach the same node', () => {
    const strangers = pairsOf(drawing.links).filter(
      ([a, b]) =>
        !isAt(a.points[0] as Point, b.points[0] as Point) && !isAt(a.points.at(-1) as Point, b.points.at(-1) as Point),
    );
    expect(strangers.filter(([a, b]) => shareWay(a, b)).map(([a, b]) => [a.points, b.points])).toEqual([]);
  });

  it('places every label on a line', () => {
    const isOnLine = (label: Label) =>
      drawing.links.flatMap(segmentsOf).some((segment) => overlap(toRect(segment), shrink(label)));
    expect(drawing.labels.filter((label) => !isOnLine(label))).toEqual([]);
  });
});

/** Whether two links overlap along a line, rather than just cross. */
function shareWay(a: Link, b: Link): boolean {
  return segmentsOf(a).some((first) =>
    segmentsOf(b).some((second) => {
      const [r, s] = [toRect(first), toRect(second)];
      const isParallel = r.width > r.height === s.width > s.height;
      return isParallel && overlap(r, s);
    }),
  );
}

describe('a top-down flowchart', () => {
  it('with two branches fits a phone screen', () => {
    const widths = flowcharts
      .filter(({ name }) => /decisions|shared-target/.test(name))
      .map(({ drawing }: { drawing: Drawing }) => drawing.width);
    expect(Math.max(...widths)).toBeLessThanOrEqual(340);
  });
});
