import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * A rehype plugin for tables whose first corner is empty: the first cell of each row is then its name, so that screen readers say it
 * with the other cells. Markdown itself has names for columns only.
 */
export function nameRows() {
  return (tree: Root): void => {
    visit(tree, 'element', (table: Element) => {
      if (table.tagName !== 'table') return;
      const [head, ...rows] = getElements(table, 'tr');
      if (!head || hasText(getElements(head, 'th')[0])) return;
      for (const row of rows) {
        const [name] = getElements(row, 'td');
        if (name) Object.assign(name, { tagName: 'th', properties: { ...name.properties, scope: 'row' } });
      }
    });
  };
}

function getElements(parent: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(parent, 'element', (node) => {
    if (node.tagName === tagName) found.push(node);
  });
  return found;
}

function hasText(cell: Element | undefined): boolean {
  return Boolean(cell?.children.length);
}
