import type { SequenceDiagram } from './sequence-diagram';
import { metrics } from './sequence-metrics';
import { getBoxWidth, type SequenceText } from './sequence-text';
import { getNeeds } from './step-needs';

/**
 * The x of each lifeline, in the order of the participants, in whole pixels.
 * @param room the width in pixels that they should take with their boxes
 */
export function placeColumns(diagram: SequenceDiagram, text: SequenceText, room: number): number[] {
  const widths = diagram.participants.map((participant, index) => {
    const name = text.names[index];
    return name ? getBoxWidth(participant, name) : 0;
  });
  const gaps = widths.slice(1).map((width, index) => (width + (widths[index] ?? 0)) / 2 + metrics.participant.gap);
  widen(gaps, getNeeds(diagram.steps, text));
  const ends = ((widths[0] ?? 0) + (widths.at(-1) ?? 0)) / 2;
  const columns = [0];
  for (const gap of even(gaps, room - ends)) columns.push((columns.at(-1) ?? 0) + Math.ceil(gap));
  return columns;
}

/** Widens the gaps until every need is met; those between neighbours first, as needs that span more columns profit from them. */
function widen(gaps: number[], needs: ReturnType<typeof getNeeds>): void {
  const within = needs.filter(({ from, to }) => from >= 0 && to <= gaps.length);
  for (const { from, to, width } of within.sort((a, b) => a.to - a.from - (b.to - b.from))) {
    const spanned = gaps.slice(from, to);
    const missing = width - spanned.reduce((sum, gap) => sum + gap, 0);
    if (missing <= 0) continue;
    for (let index = from; index < to; index++) gaps[index] = (gaps[index] ?? 0) + missing / spanned.length;
  }
}

/** Makes the gaps as equal as the room allows; none gets narrower. */
function even(gaps: readonly number[], room: number): number[] {
  const raise = (level: number) => gaps.map((gap) => Math.max(gap, level));
  let level = Math.ceil(Math.max(0, ...gaps));
  while (level > 0 && raise(level).reduce((sum, gap) => sum + gap, 0) > room) level--;
  return raise(level);
}
