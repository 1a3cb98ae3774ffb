import type { Nodes } from 'mdast';
import type { VFile } from 'vfile';
import type { Problem } from '../../../errors/problem';

/** A problem that a rule finds: the wrong value, and what would be right. The node has its position. */
export type RuleProblem = Pick<Problem, 'message' | 'hint'>;

/**
 * Adds a message to a page.
 * @param at the node, or a line of the file
 * @param message names the wrong value
 * @param hint says what would be right
 */
export function report(file: VFile, at: Nodes | number, message: string, hint: string): void {
  const position = typeof at === 'number' ? { line: at, column: 1 } : at.position;
  file.message(message, position).note = hint;
}
