import type { Drawing } from '../drawing';
import { fitDrawing, type Placed } from '../fit-drawing';
import { placeColumns } from './place-columns';
import { placeSteps } from './place-steps';
import type { SequenceDiagram } from './sequence-diagram';
import { metrics } from './sequence-metrics';
import { type BlockWords, createSequenceText, getBoxWidth } from './sequence-text';

/** The maximum number of layouts; each after the first moves the participants closer together. */
const attempts = 6;

/**
 * Places participants side by side, and their messages below. Notes and frames may reach beyond the outer participants; if
 * that makes the drawing too wide, all participants move closer together, and long labels get more lines.
 */
export function layoutSequence(diagram: SequenceDiagram, words: BlockWords): Drawing {
  let drawing = layoutWithin(diagram, words, metrics.roomWidth);
  let room = metrics.roomWidth;
  for (let attempt = 1; attempt < attempts && drawing.width > metrics.roomWidth; attempt++) {
    room -= drawing.width - metrics.roomWidth;
    const closer = layoutWithin(diagram, words, room);
    if (closer.width < drawing.width) drawing = closer;
  }
  return drawing;
}

function layoutWithin(diagram: SequenceDiagram, words: BlockWords, room: number): Drawing {
  const text = createSequenceText(diagram, words, room);
  const columns = placeColumns(diagram, text, room);
  const height = Math.max(...text.names.map((name) => name.height)) + 2 * metrics.participant.paddingY;
  const placed: Placed = { frames: [], lifelines: [], links: [], labels: [], boxes: [] };
  const bottom = placeSteps(diagram.steps, height + metrics.rowGap, { text, columns }, placed);
  diagram.participants.forEach((participant, index) => {
    const [name, x] = [text.names[index], columns[index]];
    if (!name || x === undefined) return;
    const width = getBoxWidth(participant, name);
    placed.boxes.push({ shape: participant.kind, x: x - width / 2, y: 0, width, height, text: name });
    placed.lifelines.push({ x, top: height, bottom: bottom + metrics.rowGap });
  });
  return fitDrawing(placed);
}
