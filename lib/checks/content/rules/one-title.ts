import type { Root } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { report } from './report';

/** The title in the frontmatter is the only level 1 heading; the first heading of the text is of level 2. */
export const oneTitle = lintRule('content:one-title', (tree: Root, file) => {
  let isFirst = true;
  visit(tree, 'heading', (node) => {
    const text = toText(node);
    if (node.depth === 1) {
      report(file, node, `"# ${text}" is a second title.`, `The title is in the frontmatter: write "## ${text}".`);
    } else if (isFirst && node.depth > 2) {
      const marker = '#'.repeat(node.depth);
      report(file, node, `The first heading, "${marker} ${text}", skips a level.`, `Write "## ${text}".`);
    }
    isFirst = false;
  });
});
