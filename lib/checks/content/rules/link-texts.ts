import type { Root } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { report } from './report';

/** Every link has a text, which is all that a screen reader can announce. */
export const linkTexts = lintRule('content:link-texts', (tree: Root, file) => {
  visit(tree, 'link', (node) => {
    if (toText(node).trim()) return;
    report(file, node, `The link to "${node.url}" has no text.`, 'Write [link text](/docs/page).');
  });
});
