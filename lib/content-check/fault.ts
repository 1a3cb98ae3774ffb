/** Something wrong in a content file, told so that its writer can mend it. */
export interface Fault {
  /** Path from the top of the project, with `:line` where it is known. */
  file: string;
  message: string;
  hint: string;
  /** True for what spoils a text and breaks no page: the check refuses it, and a build goes on. */
  isFlaw?: boolean;
}

/** A fault as three short parts: where, what, and the repair. */
export function toFaultText({ file, message, hint }: Fault): string {
  return `${file}\n    ${message}\n    → ${hint}`;
}
