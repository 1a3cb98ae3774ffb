import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { DiagramError } from '../../diagrams/diagram-error';
import { parseDiagramFence } from '../../diagrams/parse-fence';
import { report } from './report';

/** Every diagram has a title, which is its accessible name, and can be drawn. */
export const diagrams = lintRule('content:diagrams', (tree: Root, file) => {
  visit(tree, 'code', ({ lang, meta, value, position }) => {
    if (lang !== 'mermaid') return;
    try {
      parseDiagramFence(meta ?? '', value);
    } catch (error) {
      if (!(error instanceof DiagramError)) throw error;
      report(file, (position?.start.line ?? 0) + error.line, error.message, error.hint);
    }
  });
});
