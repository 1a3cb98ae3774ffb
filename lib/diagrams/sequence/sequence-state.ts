import { findNearest, toList } from '../../text/nearest';
import { checkLabel } from '../check-label';
import { DiagramError } from '../diagram-error';
import type { Statement } from '../statements';
import type { Block, Participant, SequenceStep } from './sequence-diagram';

/** A block that waits for its `end`, and the list of steps around it. */
interface OpenBlock {
  block: Block;
  statement: Statement;
  outer: SequenceStep[];
}

/** What a parser of sequence diagrams knows so far. */
export interface SequenceState {
  participants: Participant[];
  isNumbered: boolean;
  /** Where the next step goes. */
  steps: SequenceStep[];
  /** The innermost block is the last. */
  open: OpenBlock[];
}

/**
 * Finds a participant that a statement names.
 * @throws DiagramError for one that no line above declares
 */
export function getParticipant(state: SequenceState, id: string, line: number): Participant {
  const found = state.participants.find((participant) => participant.id === id);
  if (found) return found;
  const ids = state.participants.map((participant) => participant.id);
  const named = state.participants.find(({ name }) => name.toLowerCase() === id.toLowerCase());
  const nearest = named ? [named.id] : findNearest(id, ids, 1);
  throw new DiagramError(
    line,
    `The participant “${id}” is not declared.`,
    nearest.length > 0
      ? `Nearest: ${toList(nearest)}. Declared: ${toList(ids)}.`
      : `Declare it above: \`participant ${id} as Its name\`.`,
  );
}

/**
 * The text of a message, note, name or condition, without surrounding spaces.
 * @throws DiagramError for an empty text, HTML, and the characters at which Mermaid would cut it
 */
export function checkSequenceText(text: string, line: number, what: string): string {
  const cut = /[#;]/.exec(text)?.[0];
  if (cut) throw new DiagramError(line, `${what} contains “${cut}”, where Mermaid ends the text.`, 'Leave it out.');
  return checkLabel(text, line, what);
}
