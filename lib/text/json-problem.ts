import { type ParseError, parse } from 'jsonc-parser';

/**
 * Where a text stops being JSON, as line and column from 1. Engines word this differently, or leave it out.
 * @param text that `JSON.parse` has refused
 */
export function locateJsonProblem(text: string): { line: number; column: number } {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const before = text.slice(0, errors[0]?.offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
