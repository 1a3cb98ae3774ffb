import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { report } from './report';

/** What may follow the language of a fence. */
const known = /\btitle=(?:"[^"]*"|'[^']*')|(?<!\S)fragment(?!\S)/g;

/** Nothing but a title and the mark of a fragment follows the language of a fence; anything else has no effect. */
export const fenceWords = lintRule('content:fence-words', (tree: Root, file) => {
  visit(tree, 'code', (node) => {
    const rest = (node.meta ?? '').replace(known, '').trim();
    if (rest === '' || node.lang === 'mermaid') return; // `diagrams` reports what follows `mermaid`.
    const hint =
      'Write title="…", or fragment for code that cannot stand alone. Lines are marked by comments: [!code highlight].';
    report(file, node, `"${rest}" after \`\`\`${node.lang} has no effect.`, hint);
  });
});
