import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { components } from '../../../../components/mdx/registry';
import { getTextAttribute, hasAttribute, isMdxElement } from '../../../content/mdx-element';
import { findNearest, toList } from '../../../text/nearest';
import { report } from './report';

/** Components have their required attributes, and values that exist, such as ids of terms and plans or types of callouts. */
export const knownValues = lintRule('content:known-values', (tree: Root, file) => {
  visit(tree, (node) => {
    if (!isMdxElement(node)) return;
    const attributes = components.get(node.name ?? '')?.attributes ?? {};
    for (const [attribute, { required, values }] of Object.entries(attributes)) {
      if (required && !hasAttribute(node, attribute)) {
        report(file, node, `<${node.name}> has no "${attribute}".`, `Write <${node.name} ${attribute}="…">.`);
      }
      const value = getTextAttribute(node, attribute);
      if (value === undefined || !values || values.includes(value)) continue;
      const nearest = toList(findNearest(value, values));
      report(file, node, `Unknown value in <${node.name} ${attribute}="${value}">.`, `Nearest: ${nearest}.`);
    }
  });
});
