/** A fault that a person can mend: `message` names the wrong value and where it is, `hint` says what would be right. */
export class SiteError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string, options?: ErrorOptions) {
    super(`${message}\n  → ${hint}`, options);
    this.name = 'SiteError';
    this.hint = hint;
  }
}
