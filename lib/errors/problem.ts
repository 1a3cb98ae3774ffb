import { SiteError } from './site-error';

/** Something wrong in a content file, described so that its writer can fix it. */
export interface Problem {
  /** Path from the project root, with `:line` where it is known. */
  file: string;
  message: string;
  hint: string;
  /** True for a problem that mars a text but breaks no page: the check fails, but a build goes on. */
  isMinor?: boolean;
}

/**
 * A problem in a file, from what a function has thrown that found it.
 * @throws the error itself where it is none that a person can fix
 */
export function toProblem(file: string, error: unknown): Problem {
  if (!(error instanceof SiteError)) throw error;
  return { file, message: error.problem, hint: error.hint };
}

/** Problems as one error, for where the site cannot go on. */
export function toSiteError(problems: readonly Problem[]): SiteError {
  return new SiteError(
    problems.map(({ file, message }) => `${file}: ${message}`).join('\n'),
    problems.map(({ hint }) => hint).join('\n  → '),
  );
}

/** A problem as three short parts: where, what, and the fix. */
export function toProblemText({ file, message, hint }: Problem): string {
  return `${file}\n    ${message}\n    → ${hint}`;
}
