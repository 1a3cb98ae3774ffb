import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { getTextAttribute, hasAttribute, isMdxElement } from '../../markdown/mdx-element';
import { getAttributeFacts } from '../../mdx/attribute-facts';
import { findNearest, toList } from '../../text/nearest';
import { report } from './report';

/** Components have their required attributes, and values that exist, such as ids of terms and plans or types of callouts. */
export const knownValues = lintRule('content:known-values', (tree: Root, file) => {
  visit(tree, (node) => {
    if (!isMdxElement(node)) return;
    const { required = [], values = {} } = getAttributeFacts(node.name);
    for (const attribute of required) {
      if (hasAttribute(node, attribute)) continue;
      report(file, node, `<${node.name}> has no "${attribute}".`, `Write <${node.name} ${attribute}="…">.`);
    }
    for (const [attribute, known] of Object.entries(values)) {
      const value = getTextAttribute(node, attribute);
      if (value === undefined || known.includes(value)) continue;
      const nearest = toList(findNearest(value, known));
      report(file, node, `Unknown value in <${node.name} ${attribute}="${value}">.`, `Nearest: ${nearest}.`);
    }
  });
});
