import { findNearest } from '../../text/nearest';
import { DiagramError } from '../diagram-error';
import type { Statement } from '../statements';
import { closeBlock, expectClosed, openBlock, openSection } from './parse-blocks';
import { parseParticipant } from './parse-participant';
import { parseMessage, parseNote } from './parse-steps';
import type { SequenceDiagram } from './sequence-diagram';
import type { SequenceState } from './sequence-state';

type Parse = (rest: string, statement: Statement, state: SequenceState) => void;

const keywords = new Map<string, Parse>([
  ['participant', (rest, statement, state) => parseParticipant('participant', rest, statement, state)],
  ['actor', (rest, statement, state) => parseParticipant('actor', rest, statement, state)],
  ['autonumber', parseAutonumber],
  ['Note', (rest, statement, state) => state.steps.push(parseNote(rest, statement, state))],
  ['alt', (rest, statement, state) => openBlock('alt', rest, statement, state)],
  ['opt', (rest, statement, state) => openBlock('opt', rest, statement, state)],
  ['loop', (rest, statement, state) => openBlock('loop', rest, statement, state)],
  ['else', openSection],
  ['end', parseEnd],
]);

/**
 * Parses the statements below `sequenceDiagram`.
 * @throws DiagramError with the line of the first fault
 */
export function parseSequence(head: Statement, statements: readonly Statement[]): SequenceDiagram {
  if (head.text !== 'sequenceDiagram') {
    throw new DiagramError(
      head.line,
      `“${head.text}” has text after the kind of diagram.`,
      'Write only `sequenceDiagram`.',
    );
  }
  const state: SequenceState = { participants: [], isNumbered: false, steps: [], open: [] };
  for (const statement of statements) parseStatement(statement, state);
  expectClosed(state);
  if (state.steps.length === 0) {
    throw new DiagramError(head.line, 'The diagram has no messages.', 'Write one, such as `A->>B: text`.');
  }
  const { isNumbered, participants, steps } = state;
  return { kind: 'sequence', isNumbered, participants, steps };
}

function parseStatement(statement: Statement, state: SequenceState): void {
  const { line, text } = statement;
  const word = /^\w+/.exec(text)?.[0] ?? '';
  const parseKeyword = keywords.get(word);
  if (parseKeyword) {
    parseKeyword(text.slice(word.length).trim(), statement, state);
    return;
  }
  const message = parseMessage(statement, state);
  if (!message) {
    const [nearest] = findNearest(word, [...keywords.keys()], 1);
    throw new DiagramError(
      line,
      `“${text}” is not a supported statement.`,
      `Nearest: \`${nearest}\`. Statements are messages (\`A->>B: text\`) and ${[...keywords.keys()].join(', ')}.`,
    );
  }
  state.steps.push(message);
}

function parseAutonumber(rest: string, { line, text }: Statement, state: SequenceState): void {
  if (rest !== '') throw new DiagramError(line, `“${text}” has unsupported arguments.`, 'Write only `autonumber`.');
  state.isNumbered = true;
}

function parseEnd(rest: string, statement: Statement, state: SequenceState): void {
  const { line, text } = statement;
  if (rest !== '') throw new DiagramError(line, `“${text}” has text after \`end\`.`, 'Write only `end`.');
  closeBlock(statement, state);
}
