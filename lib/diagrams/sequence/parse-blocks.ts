import { DiagramError } from '../diagram-error';
import type { Statement } from '../statements';
import type { BlockType } from './sequence-diagram';
import { checkSequenceText, type SequenceState } from './sequence-state';

/** Begins an `alt`, `opt` or `loop`: the steps that follow belong to it until its `end`. */
export function openBlock(type: BlockType, condition: string, statement: Statement, state: SequenceState): void {
  const text = checkSequenceText(condition, statement.line, `The condition of \`${type}\``);
  const section = { text, steps: [] };
  state.open.push({ block: { kind: 'block', type, sections: [section] }, statement, outer: state.steps });
  state.steps = section.steps;
}

/**
 * Begins the next section of an `alt`.
 * @throws DiagramError outside an `alt`, or after a section without steps
 */
export function openSection(condition: string, statement: Statement, state: SequenceState): void {
  const current = state.open.at(-1);
  if (current?.block.type !== 'alt') {
    throw new DiagramError(
      statement.line,
      '`else` is not inside an `alt`.',
      'Begin with `alt condition`, or close what is open with `end`.',
    );
  }
  expectSteps(state, statement);
  const section = {
    text: condition === '' ? '' : checkSequenceText(condition, statement.line, 'The condition of `else`'),
    steps: [],
  };
  current.block.sections.push(section);
  state.steps = section.steps;
}

/** Ends the innermost block and puts it among the steps around it. */
export function closeBlock(statement: Statement, state: SequenceState): void {
  const closed = state.open.pop();
  if (!closed) throw new DiagramError(statement.line, '`end` closes nothing.', 'Remove it, or open a block above it.');
  expectSteps(state, statement);
  closed.outer.push(closed.block);
  state.steps = closed.outer;
}

/** @throws DiagramError for a block without its `end` */
export function expectClosed(state: SequenceState): void {
  const open = state.open.at(-1);
  if (!open) return;
  throw new DiagramError(
    open.statement.line,
    `“${open.statement.text}” is not closed.`,
    'Write `end` on a line of its own after its last step.',
  );
}

function expectSteps(state: SequenceState, { line, text }: Statement): void {
  if (state.steps.length > 0) return;
  throw new DiagramError(line, `The block before “${text}” is empty.`, 'Write a message there, or remove it.');
}
