import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Components that draw headings of their own; `drawn-sections.ts` says which. */
const drawnComponents = ['Changelog', 'Channel', 'Operation'] as const;

export type DrawnComponent = (typeof drawnComponents)[number];

/** The component that a node of MDX stands for, if it draws headings. */
export function getDrawnComponent(node: { type: string; name?: string | null }): DrawnComponent | undefined {
  if (node.type !== 'mdxJsxFlowElement') return undefined;
  return drawnComponents.find((component) => component === node.name);
}

const prefix = '#drawn:';

/** The component whose place an entry of a table of contents holds; `undefined` for a heading of the text. */
export function getMarkedComponent(url: string): DrawnComponent | undefined {
  return drawnComponents.find((component) => url === `${prefix}${component}`);
}

/** A heading that the table of contents lists and the page leaves out: Fumadocs reads the `[toc]` at its end. */
function createMark(component: DrawnComponent): Element {
  return {
    type: 'element',
    tagName: 'h2',
    properties: { id: `${prefix}${component}`.slice(1) },
    children: [{ type: 'text', value: `${component} [toc]` }],
  };
}

/** A rehype plugin that holds a place in the table of contents for what components draw, as the text does not have it. */
export function markDrawnSections() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      const component = getDrawnComponent(node);
      if (!component || !parent || index === undefined) return undefined;
      parent.children.splice(index, 0, createMark(component));
      return index + 2;
    });
  };
}
