import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Problem } from '../../errors/problem';
import { libraryRules, lintRules } from './lint-rules.server';
import type { ParsedPage } from './parse-pages';

const linter = unified().use(lintRules).freeze();

/**
 * Finds what the rules for texts object to, page by page and line by line.
 * @throws Error naming the page, with its cause, if a rule itself fails
 */
export async function lintPages(pages: readonly ParsedPage[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const page of pages) {
    const file = new VFile({ path: page.file, value: page.body });
    await linter.run(page.tree, file);
    const messages = file.messages.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
    problems.push(...messages.map((message) => toProblem(page.file, message)));
  }
  return problems;
}

function toProblem(file: string, message: VFile['messages'][number]): Problem {
  const { line, reason, note, ruleId = '', fatal, cause } = message;
  // What a rule throws becomes a message without a place; what it reports has one, and sometimes another message as its cause.
  if (cause && line === undefined) throw new Error(`The rule "${ruleId}" failed on ${file}.`, { cause });
  return {
    file: `${file}:${line}`,
    message: reason,
    hint: note ?? libraryRules[ruleId]?.hint ?? '',
    isMinor: !fatal,
  };
}
