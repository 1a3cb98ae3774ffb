/** A fault in the source of a diagram that its writer can fix: `message` names the wrong value, `hint` the fix. */
export class DiagramError extends Error {
  /** Line within the source, from 1; 0 is the line that opens the fence. */
  readonly line: number;
  readonly hint: string;

  constructor(line: number, message: string, hint: string) {
    super(message);
    this.name = 'DiagramError';
    this.line = line;
    this.hint = hint;
  }
}
