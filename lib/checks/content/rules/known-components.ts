import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { components } from '../../../../components/mdx/registry';
import { isComponent } from '../../../content/mdx-element';
import { findNearest, toList } from '../../../text/nearest';
import { report } from './report';

const names = [...components.keys()];

/** Every component exists. */
export const knownComponents = lintRule('content:known-components', (tree: Root, file) => {
  visit(tree, (node) => {
    if (!isComponent(node) || names.includes(node.name)) return;
    const hint = `Nearest: ${toList(findNearest(node.name, names))}. components/mdx/registry.ts lists all of them.`;
    report(file, node, `Unknown component "${node.name}".`, hint);
  });
});
