import type { Box, Rect } from '../drawing';
import { metrics as flowMetrics } from '../flowchart/flow-metrics';
import { metrics as sequenceMetrics } from '../sequence/sequence-metrics';
import { toCylinder, toDiamond, toPerson, toRoundedRect } from './path-data';

const { lid } = flowMetrics;
/** Width that the icon of an actor takes before its name. */
const { icon: iconWidth } = sequenceMetrics.participant;

const outlines: Record<Box['shape'], (box: Box) => string> = {
  participant: (box) => toRoundedRect(box, 6),
  actor: (box) => toRoundedRect(box, 6),
  note: (box) => toRoundedRect(box, 4),
  process: (box) => toRoundedRect(box, 6),
  terminal: (box) => toRoundedRect(box, 22),
  decision: toDiamond,
  store: (box) => toCylinder(box, lid),
};

/** Every shape of a box. */
export const shapes = Object.keys(outlines) as Box['shape'][];

/** The outline of a box, as path data. */
export function toOutline(box: Box): string {
  return outlines[box.shape](box);
}

/** The area in which the text of a box is centred: beside an icon, below a lid, or else all of the box. */
export function getTextArea({ shape, x, y, width, height }: Box): Rect {
  if (shape === 'actor') return { x: x + iconWidth, y, width: width - iconWidth, height };
  if (shape === 'store') return { x, y: y + lid / 2, width, height: height - lid / 2 };
  return { x, y, width, height };
}

/** The icon of a person before the name of an actor, as path data. */
export function toIcon(box: Box): string {
  const area = getTextArea(box);
  const nameStart = area.x + Math.round((area.width - box.text.width) / 2);
  return toPerson({ x: nameStart - iconWidth + 1, y: box.y + Math.round((box.height - 13) / 2) });
}
