import { findNearest } from '../../text/nearest';
import { DiagramError } from '../diagram-error';
import type { Statement } from '../statements';
import type { Message, Note } from './sequence-diagram';
import { checkSequenceText, getParticipant, type SequenceState } from './sequence-state';

const messagePattern = /^([^-<>:]+?)\s*([-<>][-<>()+]*)\s*([^-<>():+]+?)\s*(?::(.*))?$/;
const notePattern = /^(over|left of|right of)\s+([^:]+?)\s*:(.*)$/;

const arrows = new Map<string, Message['style']>([
  ['-->>', 'answer'],
  ['->>', 'call'],
  ['-)', 'asynchronous'],
]);

/**
 * Parses a message, such as `B->>S: Start verification`.
 * @returns `undefined` if the statement does not look like a message
 * @throws DiagramError for an unknown arrow or participant, and for a message without text
 */
export function parseMessage({ line, text }: Statement, state: SequenceState): Message | undefined {
  const [match, from = '', arrow = '', to = '', label = ''] = messagePattern.exec(text) ?? [];
  if (match === undefined) return undefined;
  const style = arrows.get(arrow);
  if (!style) {
    const [nearest] = findNearest(arrow, [...arrows.keys()], 1);
    throw new DiagramError(
      line,
      `The arrow “${arrow}” is not supported.`,
      `Nearest: \`${nearest}\`. A call is \`->>\`, an answer \`-->>\`, an asynchronous message \`-)\`.`,
    );
  }
  return {
    kind: 'message',
    from: getParticipant(state, from, line).id,
    to: getParticipant(state, to, line).id,
    style,
    text: checkSequenceText(label, line, 'The message'),
  };
}

/**
 * Parses what follows `Note`, such as `over A,B: text`.
 * @throws DiagramError for another form
 */
export function parseNote(rest: string, { line, text }: Statement, state: SequenceState): Note {
  const [, place = '', names = '', label = ''] = notePattern.exec(rest) ?? [];
  const [side] = place.split(' ') as [Note['side']];
  const participants = names.split(',').map((name) => name.trim());
  if (place === '' || participants.length > (side === 'over' ? 2 : 1)) {
    throw new DiagramError(
      line,
      `“${text}” is not a supported note.`,
      'Write `Note over A: text`, `Note over A,B: text`, `Note left of A: text` or `Note right of A: text`.',
    );
  }
  const [from, to = from] = participants.map((id) => getParticipant(state, id, line).id) as [string, string?];
  return { kind: 'note', side, from, to, text: checkSequenceText(label, line, 'The note') };
}
