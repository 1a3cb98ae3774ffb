import type { Rect } from '../drawing';
import type { Placed } from '../fit-drawing';
import { wrapText } from '../text/wrap-text';
import { toLabel } from '../to-label';
import { placeMessage } from './place-message';
import type { Block, Note, SequenceStep } from './sequence-diagram';
import { metrics } from './sequence-metrics';
import { type Extent, getFrameExtent, getNoteExtent, getTag, getTagWidth, type SequencePlan } from './step-extent';

/**
 * Places steps below each other.
 * @param top y of the first
 * @param placed what is placed so far; the steps are added to it
 * @returns the y at which the last step ends
 */
export function placeSteps(steps: readonly SequenceStep[], top: number, plan: SequencePlan, placed: Placed): number {
  let bottom = top - metrics.rowGap;
  for (const step of steps) {
    const y = bottom + metrics.rowGap;
    if (step.kind === 'message') bottom = placeMessage(step, y, plan, placed);
    else bottom = step.kind === 'note' ? placeNote(step, y, plan, placed) : placeBlock(step, y, plan, placed);
  }
  return bottom;
}

function placeNote(note: Note, top: number, plan: SequencePlan, placed: Placed): number {
  const text = plan.text.getNote(note);
  const { left, right } = getNoteExtent(note, plan);
  const height = text.height + 2 * metrics.note.paddingY;
  placed.boxes.push({ shape: 'note', x: left, y: top, width: right - left, height, text });
  return top + height;
}

/** Places a frame around the sections of a block, each below its head. */
function placeBlock(block: Block, top: number, plan: SequencePlan, placed: Placed): number {
  const extent = getFrameExtent(block, plan);
  const tags: Rect[] = [];
  let bottom = top;
  block.sections.forEach((section, index) => {
    tags.push({
      x: extent.left,
      y: bottom,
      width: getTagWidth(block, index, plan.text),
      height: metrics.frame.tagHeight,
    });
    const below = placeHead(block, index, extent, bottom, plan, placed);
    bottom = placeSteps(section.steps, below, plan, placed) + metrics.frame.padding;
  });
  placed.frames.push({ x: extent.left, y: top, width: extent.right - extent.left, height: bottom - top, tags });
  return bottom;
}

/** Places the word and the condition at the head of a section; returns the y below them. */
function placeHead(
  block: Block,
  index: number,
  { left, right }: Extent,
  top: number,
  plan: SequencePlan,
  placed: Placed,
): number {
  const { tagPadding, tagHeight } = metrics.frame;
  const tag = wrapText(getTag(block, index, plan.text), 'tag', right - left);
  const start = left + getTagWidth(block, index, plan.text);
  const condition = wrapText(block.sections[index]?.text ?? '', 'label', right - start - 2 * tagPadding);
  const y = top + (tagHeight - tag.height) / 2;
  placed.labels.push(toLabel(tag, { x: left + tagPadding, y }, 'start'));
  if (condition.width > 0) placed.labels.push(toLabel(condition, { x: start + tagPadding, y }, 'start'));
  return y + condition.height + metrics.frame.padding;
}
