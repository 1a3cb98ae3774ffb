import type { Code, Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { sourceLanguages } from '../../../content/markdown-text';
import { findShownNotations } from '../code/find-shown-notation.server';
import { report } from './report';

const known = '[!code highlight], [!code focus], [!code ++], [!code --] or [!code word:name]';

/** Comments that mark lines and words are known, and comments of their language; all others are shown to readers. */
export const codeNotation = lintRule('content:code-notation', async (tree: Root, file) => {
  const blocks: Code[] = [];
  visit(tree, 'code', (node) => void blocks.push(node));
  for (const { lang, value, position } of blocks) {
    if (!lang || sourceLanguages.includes(lang)) continue;
    for (const { text, line } of await findShownNotations(value, lang)) {
      const hint = `Write ${known} at the end of a line, in a comment as ${lang} has them.`;
      report(file, (position?.start.line ?? 0) + line, `"${text}" marks nothing: readers see it as text.`, hint);
    }
  }
});
