import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { report } from './report';

const comment = /\/\*[\s\S]*?\*\//g;

/** Texts have neither imports nor expressions in braces: nothing defines a name for them, and Markdown cannot hold their values. */
export const noCode = lintRule('content:no-code', (tree: Root, file) => {
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      const hint = 'Remove it: components need no import. If it is a sentence, begin it with another word.';
      report(file, node, `"${toFirstLine(node.value)}" is code, which pages do not have.`, hint);
    }
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
    if (node.value.replace(comment, '').trim() === '') return;
    const hint = 'Put it in backticks, or write \\{ for a brace. Only comments stand in braces: {/* … */}.';
    report(file, node, `"{${toFirstLine(node.value)}}" is code, which pages do not have.`, hint);
  });
});

function toFirstLine(code: string): string {
  return code.trim().split('\n')[0] ?? '';
}
