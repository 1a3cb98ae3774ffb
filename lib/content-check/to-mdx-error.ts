import { toErrorMessage } from '../errors/to-error-message';

/** What the MDX parser objects to. */
interface MdxError {
  reason: string;
  /** From 1; `undefined` if the parser names no place. */
  line: number | undefined;
}

/** The parser throws messages with a `reason` and a `line`; a component left open is named by `(line:column-…)` in the reason. */
export function toMdxError(error: unknown): MdxError {
  const { line, reason = toErrorMessage(error) } = error as { line?: number; reason?: string };
  const named = /\((\d+):\d+-/.exec(reason)?.[1];
  return { reason, line: line ?? (named ? Number(named) : undefined) };
}
