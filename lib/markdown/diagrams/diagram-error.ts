import { SiteError } from '../../errors/site-error';
import { findNearest, toList } from '../../text/nearest';

/** A problem in the source of a diagram. Its line is within the source, from 1; 0 is the line that opens the fence. */
export class DiagramError extends SiteError {
  readonly line: number;

  constructor(line: number, problem: string, hint: string) {
    super(problem, hint);
    this.name = 'DiagramError';
    this.line = line;
  }
}

/** One line of a source that says something; the first line has the number 1. */
export interface Statement {
  line: number;
  text: string;
}

/** Asserts that a statement refers to something that the diagram declares. */
export function assertDeclared(id: string, declared: readonly string[], line: number, example: string): void {
  if (declared.includes(id)) return;
  const nearest = toList(findNearest(id, declared, 1));
  throw new DiagramError(line, `“${id}” is not declared.`, `Nearest: ${nearest}. Declare it with ${example}.`);
}
