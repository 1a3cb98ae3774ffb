import type { Message, Note, SequenceStep } from './sequence-diagram';
import { metrics } from './sequence-metrics';
import type { SequenceText } from './sequence-text';

/** The minimum distance between two lifelines for what is between them to fit. */
export interface Need {
  /** Columns, `from` left of `to`. */
  from: number;
  to: number;
  width: number;
}

/**
 * The needs of steps, from top to bottom.
 * @param depth number of frames around them
 */
export function getNeeds(steps: readonly SequenceStep[], text: SequenceText, depth = 0): Need[] {
  return steps.flatMap((step): Need[] => {
    if (step.kind === 'message') return getMessageNeeds(step, text, depth);
    if (step.kind === 'note') return getNoteNeeds(step, text, depth);
    return step.sections.flatMap((section) => getNeeds(section.steps, text, depth + 1));
  });
}

/** A self-message is to the right of its lifeline; for the last participant to the left, to save room. */
export function isMirrored(column: number, { names }: SequenceText): boolean {
  return column > 0 && column === names.length - 1;
}

function getMessageNeeds(message: Message, text: SequenceText, depth: number): Need[] {
  const [from, to] = [text.getColumn(message.from), text.getColumn(message.to)];
  const { width } = text.getMessage(message);
  if (from !== to) {
    return [{ from: Math.min(from, to), to: Math.max(from, to), width: width + 2 * metrics.labelMargin }];
  }
  const reach = metrics.loop.width + metrics.loop.gap + width + getMargin(depth);
  return [toSide(from, isMirrored(from, text), reach)];
}

function getNoteNeeds(note: Note, text: SequenceText, depth: number): Need[] {
  const [from, to] = [text.getColumn(note.from), text.getColumn(note.to)];
  const width = text.getNote(note).width + 2 * metrics.note.paddingX;
  if (note.side !== 'over') return [toSide(from, note.side === 'left', width + metrics.note.gap + getMargin(depth))];
  if (from !== to) return [{ from: Math.min(from, to), to: Math.max(from, to), width: width - 2 * metrics.note.gap }];
  return [toSide(from, true, width / 2 + getMargin(depth)), toSide(from, false, width / 2 + getMargin(depth))];
}

function toSide(column: number, isLeft: boolean, width: number): Need {
  return isLeft ? { from: column - 1, to: column, width } : { from: column, to: column + 1, width };
}

/** The distance to the next lifeline, with the frames that run in between. */
function getMargin(depth: number): number {
  return metrics.labelMargin + depth * metrics.frame.padding;
}
