import type { Code, Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { codeParsers } from '../code/code-parsers.server';
import { report } from './report';

/** The word after a fence's language that marks code as a fragment, which does not parse by itself. */
const fragmentMark = 'fragment';

/** Every block of code parses, unless it is marked as a fragment or its language has no parser here. */
export const codeParses = lintRule('content:code-parses', async (tree: Root, file) => {
  const blocks: Code[] = [];
  visit(tree, 'code', (node) => void blocks.push(node));
  for (const { lang, meta, value, position } of blocks) {
    const parse = codeParsers[lang ?? ''];
    if (!parse || meta?.split(/\s+/).includes(fragmentMark)) continue;
    const fault = await parse(value);
    if (!fault) continue;
    const hint = `Fix it; mark it \`\`\`${lang} ${fragmentMark} only if it cannot stand alone.`;
    report(
      file,
      (position?.start.line ?? 0) + fault.line,
      `This ${lang} does not parse: ${fault.message.replace(/\.$/, '')}.`,
      hint,
    );
  }
});
