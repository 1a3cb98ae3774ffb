import type { CodeProblem } from '../../../content/code-problems';

const quotedText = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`[^`]*`/g;
const comment = /(?:\/\/|#|--).*$/;

/** Where a string begins in most languages. */
const afterSign = /[=(,[{:]\s*([“”‘’])/;

/** Where a string begins in languages whose texts may hold quotes; `undefined` for those that are all text. */
const beginnings: ReadonlyMap<string, RegExp | undefined> = new Map([
  ['csv', undefined],
  ['diff', undefined],
  ['html', /=\s*([“”‘’])/],
  ['mdx', undefined],
  ['mermaid', undefined],
  ['svg', /=\s*([“”‘’])/],
  ['text', undefined],
  ['xml', /=\s*([“”‘’])/],
  ['yaml', /^\s*(?:- +)*(?:[\w-]+: +)?([“”‘’])/],
]);

/** Finds the first curly quote in the place of a straight one, in code that no parser objects to. */
export function findCurlyQuote(language: string, source: string): CodeProblem | undefined {
  const beginning = beginnings.has(language) ? beginnings.get(language) : afterSign;
  if (!beginning) return undefined;
  for (const [index, line] of source.split('\n').entries()) {
    const quote = beginning.exec(line.replace(quotedText, '""').replace(comment, ''))?.[1];
    if (quote) return { line: index + 1, message: `unexpected "${quote}"` };
  }
  return undefined;
}
