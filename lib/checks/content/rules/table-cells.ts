import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { report } from './report';

/** The line below the head of a table, such as `|---|---:|`. */
const delimiters = /^[\s>]*\|(?:\s*:?-+:?\s*\|)+\s*$/m;

/** Each row of a table has as many cells as its head: further ones are not shown. */
export const tableCells = lintRule('content:table-cells', (tree: Root, file) => {
  visit(tree, (node) => {
    if (node.type === 'table') {
      const [head, ...rows] = node.children;
      const expected = head?.children.length ?? 0;
      for (const row of rows) {
        const { length } = row.children;
        if (length === expected) continue;
        const effect = length > expected ? ' What is in the last ones is not shown.' : '';
        const message = `Cells in this row: ${length}; in the head of the table: ${expected}.${effect}`;
        report(file, row, message, 'Write as many as in the head, and \\| for a bar in a cell, even in code.');
      }
    }
    if (node.type === 'paragraph') {
      const text = String(file).slice(node.position?.start.offset, node.position?.end.offset);
      if (!delimiters.test(text)) return;
      const hint = 'Give the line of dashes as many cells as the head, and leave a blank line before the table.';
      report(file, node, 'This table is shown as text.', hint);
    }
  });
});
