import type { Nodes, Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { isMdxElement } from '../../markdown/mdx-element';
import type { ComponentName } from '../../mdx/component-names';
import { report } from './report';

/** Components that are parts of another one. */
const parents: ReadonlyMap<string | null, ComponentName> = new Map<ComponentName, ComponentName>([
  ['Accordion', 'Accordions'],
  ['Card', 'Cards'],
  ['Parameter', 'Parameters'],
  ['Step', 'Steps'],
  ['Tab', 'Tabs'],
]);

/** A component that is a part of another one stands directly in it. */
export const knownParents = lintRule('content:known-parents', (tree: Root, file) => {
  const check = (node: Nodes, above: string | null) => {
    const name = isMdxElement(node) ? node.name : above;
    const parent = isMdxElement(node) ? parents.get(node.name) : undefined;
    if (parent && above !== parent) {
      const place = above ? `is in <${above}>, not directly in <${parent}>` : `is outside <${parent}>`;
      report(file, node, `<${name}> ${place}.`, `Write <${parent}> before it and </${parent}> after it.`);
    }
    if ('children' in node) for (const child of node.children) check(child, name);
  };
  check(tree, null);
});
