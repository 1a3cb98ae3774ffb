import type { Code, Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { codeParsers } from '../code/code-parsers.server';
import { findCurlyQuote } from '../code/find-curly-quote';
import { report } from './report';

/** The word after a fence's language that marks code as a fragment, which does not parse by itself. */
const fragmentMark = 'fragment';

/** Every block of code parses, unless it is marked as a fragment or its language has no parser here; none has curly quotes. */
export const codeParses = lintRule('content:code-parses', async (tree: Root, file) => {
  const blocks: Code[] = [];
  visit(tree, 'code', (node) => void blocks.push(node));
  for (const { lang, meta, value, position } of blocks) {
    if (!lang) continue;
    const parse = meta?.split(/\s+/).includes(fragmentMark) ? undefined : codeParsers.get(lang);
    const problem = (await parse?.(value)) ?? findCurlyQuote(lang, value);
    if (!problem) continue;
    const isQuote = /[“”‘’]/.test(value.split('\n')[problem.line - 1] ?? '');
    report(
      file,
      (position?.start.line ?? 0) + problem.line,
      `This ${lang} does not parse: ${problem.message.replace(/\.$/, '')}.`,
      isQuote
        ? 'Write straight quotes, " or \', in code.'
        : `Fix it; mark it \`\`\`${lang} ${fragmentMark} only if it cannot stand alone.`,
    );
  }
});
