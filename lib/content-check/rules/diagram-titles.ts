import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { report } from './report';

/** Every diagram has a title, which is its name for people who do not see it. */
export const diagramTitles = lintRule('content:diagram-titles', (tree: Root, file) => {
  visit(tree, 'code', (node) => {
    if (node.lang !== 'mermaid' || /(?:^|\s)title="[^"]+"/.test(node.meta ?? '')) return;
    report(file, node, 'A diagram has no title.', 'Write ```mermaid title="What the diagram shows".');
  });
});
