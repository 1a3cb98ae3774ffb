import { type WrappedText, wrapText } from '../text/wrap-text';
import type { BlockType, Message, Note, Participant, SequenceDiagram, SequenceStep } from './sequence-diagram';
import { metrics } from './sequence-metrics';

/** The words that a drawing adds to those of its source, in the language of the page. */
export type BlockWords = Record<BlockType | 'else', string>;

/** The texts of a sequence diagram, wrapped for the space between its participants. */
export interface SequenceText {
  /** The index of a participant from the left. */
  getColumn(id: string): number;
  names: WrappedText[];
  getMessage(message: Message): WrappedText;
  getNote(note: Note): WrappedText;
  words: BlockWords;
}

/** @param room the width in pixels that all participants together should take, including their boxes */
export function createSequenceText(diagram: SequenceDiagram, words: BlockWords, room: number): SequenceText {
  const { participants } = diagram;
  const names = participants.map(({ name }) => wrapText(name, 'name', metrics.participant.textWidth));
  const spacing = getSpacing(participants, names, room);
  const columns = new Map(participants.map(({ id }, index) => [id, index]));
  const numbers = new Map(toMessages(diagram.steps).map((message, index) => [message, index + 1]));
  const getColumn = (id: string) => columns.get(id) ?? 0;
  return {
    getColumn,
    names,
    words,
    getMessage(message) {
      const span = Math.abs(getColumn(message.from) - getColumn(message.to));
      const width = span === 0 ? spacing - metrics.loop.width - metrics.loop.gap : span * spacing;
      const text = diagram.isNumbered ? `${numbers.get(message)}. ${message.text}` : message.text;
      return wrapText(text, 'label', width - 2 * metrics.labelMargin);
    },
    getNote(note) {
      const span = Math.abs(getColumn(note.from) - getColumn(note.to));
      const width = note.side === 'over' ? Math.max(span, 1.4) * spacing : spacing - metrics.note.gap;
      return wrapText(note.text, 'label', width - 2 * metrics.note.paddingX);
    },
  };
}

/** Every message from top to bottom, including those within blocks. */
function toMessages(steps: readonly SequenceStep[]): Message[] {
  return steps.flatMap((step) => {
    if (step.kind === 'block') return step.sections.flatMap((section) => toMessages(section.steps));
    return step.kind === 'message' ? [step] : [];
  });
}

/** The width of a participant's box. */
export function getBoxWidth({ kind }: Participant, { width }: WrappedText): number {
  const { paddingX, minWidth, icon } = metrics.participant;
  return Math.max(minWidth, width + 2 * paddingX + (kind === 'actor' ? icon : 0));
}

function getSpacing(participants: readonly Participant[], names: readonly WrappedText[], room: number): number {
  const widths = participants.map((participant, index) => getBoxWidth(participant, names[index] as WrappedText));
  const ends = ((widths[0] ?? 0) + (widths.at(-1) ?? 0)) / 2;
  const spacing = (room - ends) / Math.max(1, participants.length - 1);
  return Math.min(metrics.spacing.max, Math.max(metrics.spacing.min, spacing));
}
