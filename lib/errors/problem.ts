import { SiteError } from './site-error';

/** A mistake in a content file, described so that its writer can fix it. */
export interface Problem {
  /** Path from the project root, with `:line` where it is known. */
  file: string;
  message: string;
  hint: string;
  /** True for a problem that mars a text but breaks no page: the check fails, but a build goes on. */
  isMinor?: boolean;
}

/**
 * Converts a thrown error to a problem in a file.
 * @throws the error itself if it is no SiteError, as nobody could fix it in the file
 */
export function toProblem(file: string, error: unknown): Problem {
  if (!(error instanceof SiteError)) throw error;
  return { file, message: error.problem, hint: error.hint };
}

/** Combines problems into one error, for where the site cannot go on. */
export function toSiteError(problems: readonly Problem[]): SiteError {
  return new SiteError(
    problems.map(({ file, message }) => `${file}: ${message}`).join('\n'),
    problems.map(({ hint }) => hint).join('\n  → '),
  );
}

/** Writes a problem in three lines: its file, its message and the fix. */
export function toProblemText({ file, message, hint }: Problem): string {
  return `${file}\n    ${message}\n    → ${hint}`;
}
