import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { DiagramError } from '../../../content/diagrams/diagram-error';
import { parseDiagram } from '../../../content/diagrams/parse-diagram';
import { report } from './report';

/** Every diagram has a title, which is its accessible name, and can be rendered. */
export const diagrams = lintRule('content:diagrams', (tree: Root, file) => {
  visit(tree, 'code', ({ lang, meta, value, position }) => {
    if (lang !== 'mermaid') return;
    try {
      parseDiagram(meta ?? '', value);
    } catch (error) {
      if (!(error instanceof DiagramError)) throw error;
      report(file, (position?.start.line ?? 0) + error.line, error.problem, error.hint);
    }
  });
});
