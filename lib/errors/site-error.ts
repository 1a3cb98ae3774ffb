/** An error that a person can fix: `problem` names the wrong value and where it is, `hint` says what would be right. */
export class SiteError extends Error {
  readonly problem: string;
  readonly hint: string;

  constructor(problem: string, hint: string, options?: ErrorOptions) {
    super(`${problem}\n  → ${hint}`, options);
    this.name = 'SiteError';
    this.problem = problem;
    this.hint = hint;
  }
}

/** Returns the message of an error, or any other thrown value as a string. */
export function toErrorMessage(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
