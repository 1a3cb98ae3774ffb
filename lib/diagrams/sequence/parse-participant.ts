import { DiagramError } from '../diagram-error';
import type { Statement } from '../statements';
import type { Participant } from './sequence-diagram';
import { checkSequenceText, type SequenceState } from './sequence-state';

const declaration = /^(\S+)(?:\s+as\s+(.+))?$/;

/** Words that Mermaid reads as a statement, whatever their case. */
const reserved = new Set(
  'activate actor alt and autonumber box break create critical deactivate destroy details else end link links loop note off opt option over par participant properties rect title'.split(
    ' ',
  ),
);

/**
 * Parses what follows `participant` or `actor`, such as `S as Your server`.
 * @throws DiagramError for an id that is not a plain word, is reserved, or is declared already
 */
export function parseParticipant(
  kind: Participant['kind'],
  rest: string,
  { line, text }: Statement,
  state: SequenceState,
): void {
  const [, id = '', name = id] = declaration.exec(rest) ?? [];
  if (!/^[A-Za-z]\w*$/.test(id)) {
    throw new DiagramError(
      line,
      `“${text}” has no id of letters and digits.`,
      `Write \`${kind} S as Your server\`: a short id, then the name that readers see.`,
    );
  }
  if (reserved.has(id.toLowerCase())) {
    throw new DiagramError(line, `The id “${id}” is a reserved word in Mermaid.`, 'Choose another id.');
  }
  if (state.participants.some((participant) => participant.id === id)) {
    throw new DiagramError(line, `“${id}” is declared twice.`, 'Remove one of them, or give it another id.');
  }
  state.participants.push({ id, name: checkSequenceText(name, line, 'The name'), kind });
}
