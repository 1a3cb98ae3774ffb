import type { Placed } from '../fit-drawing';
import { toLabel } from '../to-label';
import type { Message } from './sequence-diagram';
import { metrics } from './sequence-metrics';
import { getX, type SequencePlan } from './step-extent';
import { isMirrored } from './step-needs';

/**
 * Places a message with its label above its arrow.
 * @returns the y at which it ends
 */
export function placeMessage(message: Message, top: number, plan: SequencePlan, placed: Placed): number {
  if (message.from === message.to) return placeLoop(message, top, plan, placed);
  const text = plan.text.getMessage(message);
  const [from, to] = [getX(plan, message.from), getX(plan, message.to)];
  placed.labels.push(toLabel(text, { x: (from + to) / 2 - text.width / 2, y: top }, 'middle'));
  const y = top + text.height + metrics.labelGap;
  placed.links.push({
    points: [
      { x: from, y },
      { x: to, y },
    ],
    ...getStyle(message),
  });
  return y;
}

function placeLoop(message: Message, top: number, plan: SequencePlan, placed: Placed): number {
  const { width, minHeight, gap } = metrics.loop;
  const text = plan.text.getMessage(message);
  const height = Math.max(minHeight, text.height);
  const x = getX(plan, message.from);
  const isLeft = isMirrored(plan.text.getColumn(message.from), plan.text);
  const far = x + (isLeft ? -width : width);
  const start = isLeft ? far - gap - text.width : far + gap;
  placed.labels.push(toLabel(text, { x: start, y: top + (height - text.height) / 2 }, isLeft ? 'end' : 'start'));
  placed.links.push({
    points: [
      { x, y: top },
      { x: far, y: top },
      { x: far, y: top + height },
      { x, y: top + height },
    ],
    ...getStyle(message),
  });
  return top + height;
}

function getStyle({ style }: Message): { isDashed: boolean; hasOpenHead: boolean } {
  return { isDashed: style === 'answer', hasOpenHead: style === 'asynchronous' };
}
