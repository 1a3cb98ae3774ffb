import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';
import { getListAttribute, getTextAttribute, isMdxElement, type MdxElement } from '../../../content/mdx-element';
import { toList } from '../../../text/nearest';
import { report } from './report';

/** The names of tabs are those of their panels: a panel under another name is never shown. */
export const tabNames = lintRule('content:tab-names', (tree: Root, file) => {
  visit(tree, (node) => {
    if (!isMdxElement(node) || node.name !== 'Tabs') return;
    const items = getListAttribute(node, 'items');
    if (!items) return; // `known-attributes` reports it.
    const panels = getPanels(node);
    const values = panels.map((panel) => getTextAttribute(panel, 'value'));
    panels.forEach((panel, index) => {
      const value = values[index];
      if (value === undefined || items.includes(value)) return;
      report(
        file,
        panel,
        `<Tab value="${value}"> is never shown.`,
        `Name it in items, or write one of: ${toList(items)}.`,
      );
    });
    for (const item of items.filter((name) => !values.includes(name))) {
      report(file, node, `The tab "${item}" is empty.`, `Write <Tab value="${item}"> for it, or remove it from items.`);
    }
  });
});

function getPanels(tabs: MdxElement): MdxElement[] {
  const panels: MdxElement[] = [];
  visit(tabs, (node) => {
    if (node !== tabs && isMdxElement(node) && node.name === 'Tabs') return 'skip';
    if (isMdxElement(node) && node.name === 'Tab') panels.push(node);
    return undefined;
  });
  return panels;
}
