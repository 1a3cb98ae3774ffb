import { measureText, wrapText } from '../text/wrap-text';
import type { Block, Message, Note, SequenceStep } from './sequence-diagram';
import { metrics } from './sequence-metrics';
import type { SequenceText } from './sequence-text';
import { isMirrored } from './step-needs';

/** The horizontal extent of something, in pixels. */
export interface Extent {
  left: number;
  right: number;
}

/** The horizontal layout of a sequence diagram. */
export interface SequencePlan {
  text: SequenceText;
  /** The x of each lifeline. */
  columns: number[];
}

/** The x of a participant's lifeline. */
export function getX({ text, columns }: SequencePlan, id: string): number {
  return columns[text.getColumn(id)] ?? 0;
}

function getExtent(steps: readonly SequenceStep[], plan: SequencePlan): Extent {
  const extents = steps.map((step) => {
    if (step.kind === 'message') return getMessageExtent(step, plan);
    return step.kind === 'note' ? getNoteExtent(step, plan) : getFrameExtent(step, plan);
  });
  return { left: Math.min(...extents.map(({ left }) => left)), right: Math.max(...extents.map(({ right }) => right)) };
}

/** The horizontal extent of a note's box. */
export function getNoteExtent(note: Note, plan: SequencePlan): Extent {
  const { paddingX, gap } = metrics.note;
  const width = plan.text.getNote(note).width + 2 * paddingX;
  const [x, end] = [getX(plan, note.from), getX(plan, note.to)].sort((a, b) => a - b) as [number, number];
  if (note.side === 'left') return { left: x - gap - width, right: x - gap };
  if (note.side === 'right') return { left: x + gap, right: x + gap + width };
  const centre = Math.round((x + end) / 2);
  const half = Math.ceil(Math.max(width, x === end ? 0 : end - x + 2 * gap) / 2);
  return { left: centre - half, right: centre + half };
}

/** The horizontal extent of a block's frame: around its steps, and wide enough for its head. */
export function getFrameExtent(block: Block, plan: SequencePlan): Extent {
  const { padding, tagPadding, minText } = metrics.frame;
  const inner = getExtent(
    block.sections.flatMap((section) => section.steps),
    plan,
  );
  const left = inner.left - padding;
  const heads = block.sections.map(
    ({ text }, index) => getTagWidth(block, index, plan.text) + wrapText(text, 'label', minText).width,
  );
  return { left, right: Math.max(inner.right + padding, left + Math.max(...heads) + 2 * tagPadding) };
}

/** The word at the head of a block's section. */
export function getTag(block: Block, section: number, { words }: SequenceText): string {
  return words[section === 0 ? block.type : 'else'];
}

/** The width of the corner tag for that word. */
export function getTagWidth(block: Block, section: number, text: SequenceText): number {
  return measureText(getTag(block, section, text), 'tag') + 2 * metrics.frame.tagPadding;
}

function getMessageExtent(message: Message, plan: SequencePlan): Extent {
  const [from, to] = [getX(plan, message.from), getX(plan, message.to)];
  if (from !== to) return { left: Math.min(from, to), right: Math.max(from, to) };
  const reach = metrics.loop.width + metrics.loop.gap + plan.text.getMessage(message).width;
  return isMirrored(plan.text.getColumn(message.from), plan.text)
    ? { left: from - reach, right: from }
    : { left: from, right: from + reach };
}
