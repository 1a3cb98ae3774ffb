import type { VFile } from 'vfile';

/** What the MDX parser objects to. */
interface MdxError {
  reason: string;
  /** From 1; `undefined` if the parser names no place. */
  line: number | undefined;
}

/** Whether a thrown value is a message about a text, as the parser and its plugins throw them. */
function isMessage(error: unknown): error is VFile['messages'][number] {
  return error instanceof Error && 'reason' in error && 'fatal' in error;
}

/**
 * What the parser says of a page. A component left open has its place only in the reason, as `(line:column-…)`.
 * @throws the error itself where it is an error of the program and not of the page
 */
export function toMdxError(error: unknown): MdxError {
  if (!isMessage(error)) throw error;
  const { line, reason } = error;
  const named = /\((\d+):\d+-/.exec(reason)?.[1];
  return { reason, line: line ?? (named ? Number(named) : undefined) };
}
