import { assertDeclared, DiagramError, type Statement } from './diagram-error';

interface Participant {
  id: string;
  name: string;
  isPerson: boolean;
}

/** A step of a sequence, in the order of the source. A block is what stands between its beginning and its `end`. */
export type SequenceStep =
  | { kind: 'message'; from: string; to: string; arrow: '->>' | '-->>' | '-)'; text: string }
  | { kind: 'note'; ids: string[]; text: string }
  | { kind: 'begin'; type: 'alt' | 'opt' | 'loop'; text: string }
  | { kind: 'else'; text: string }
  | { kind: 'end' };

export interface Sequence {
  kind: 'sequence';
  participants: Participant[];
  steps: SequenceStep[];
}

const forms = {
  participant: /^(?<word>participant|actor) (?<id>[A-Za-z]\w*)(?: as (?<text>[^<>]+))?$/,
  note: /^Note (?:over|left of|right of) (?<ids>\w+(?:, ?\w+)?): ?(?<text>[^<>]+)$/,
  message: /^(?<from>\w+) ?(?<arrow>->>|-->>|-\)) ?(?<to>\w+): ?(?<text>[^<>]+)$/,
  begin: /^(?<type>alt|opt|loop) (?<text>[^<>]+)$/,
  else: /^else ?(?<text>[^<>]*)$/,
  end: /^end$/,
};

const hint =
  'Statements are `participant S as Server`, `actor P as Person`, `A->>B: call`, `A-->>B: answer`, `A-)B: event`, ' +
  '`Note over A,B: text`, `alt`, `else`, `opt` and `loop` with a text, and `end`; texts are without < and >.';

/** @throws DiagramError with the line of the first problem */
export function parseSequence(statements: readonly Statement[]): Sequence {
  const participants: Participant[] = [];
  const steps: SequenceStep[] = [];
  const open: Statement[] = [];
  for (const statement of statements) {
    const parsed = parseStatement(statement);
    if (parsed.kind === 'participant') {
      participants.push(parsed.participant);
      continue;
    }
    const known = participants.map(({ id }) => id);
    for (const id of getIds(parsed)) {
      assertDeclared(id, known, statement.line, `\`participant ${id} as Name\` above`);
    }
    assertPosition(parsed, statement, steps.at(-1), open.at(-1));
    if (parsed.kind === 'begin') open.push(statement);
    if (parsed.kind === 'end') open.pop();
    steps.push(parsed);
  }
  const unclosed = open.at(-1);
  if (unclosed) throw new DiagramError(unclosed.line, `“${unclosed.text}” is not closed.`, 'Write `end` below it.');
  if (steps.length === 0) throw new DiagramError(1, 'The diagram has no messages.', 'Write one: `A->>B: text`.');
  return { kind: 'sequence', participants, steps };
}

function parseStatement({ line, text }: Statement): SequenceStep | { kind: 'participant'; participant: Participant } {
  for (const [kind, form] of Object.entries(forms)) {
    const groups = form.exec(text)?.groups ?? (form.test(text) ? {} : undefined);
    if (!groups) continue;
    const { id = '', word, text: name = id, ids } = groups;
    if (kind === 'participant') return { kind, participant: { id, name, isPerson: word === 'actor' } };
    return { kind, ...groups, ...(ids && { ids: ids.split(/, ?/) }) } as SequenceStep; // As the forms say.
  }
  throw new DiagramError(line, `“${text}” is not a supported statement.`, hint);
}

function getIds(step: SequenceStep): string[] {
  if (step.kind === 'message') return [step.from, step.to];
  return step.kind === 'note' ? step.ids : [];
}

/** The renderer places notes and blocks by messages, so what would have none is not supported. */
function assertPosition(
  { kind }: SequenceStep,
  { line, text }: Statement,
  before: SequenceStep | undefined,
  block: Statement | undefined,
): void {
  const isPart = kind === 'else' || kind === 'end';
  if (kind === 'note' && before?.kind !== 'message' && before?.kind !== 'note') {
    throw new DiagramError(line, 'The note does not follow a message.', 'Write it below the message it belongs to.');
  }
  if (isPart && !block) throw new DiagramError(line, `“${text}” belongs to nothing.`, 'Begin a block above it.');
  if (kind === 'else' && !block?.text.startsWith('alt')) {
    throw new DiagramError(line, '`else` is not inside an `alt`.', 'Begin with `alt condition`.');
  }
  if (isPart && before?.kind !== 'message' && before?.kind !== 'end') {
    throw new DiagramError(line, `“${text}” does not follow a message.`, 'End each part of a block with a message.');
  }
}
