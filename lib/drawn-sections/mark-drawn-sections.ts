import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Components that draw headings of their own; `drawn-sections.ts` says which. */
const drawnComponents = ['Changelog', 'Channel', 'Operation'] as const;

export type DrawnComponent = (typeof drawnComponents)[number];

/** The component of an MDX node, if it draws headings. */
export function getDrawnComponent(node: { type: string; name?: string | null }): DrawnComponent | undefined {
  if (node.type !== 'mdxJsxFlowElement') return undefined;
  return drawnComponents.find((component) => component === node.name);
}

const prefix = '#drawn:';

/** The component that a table of contents entry is a placeholder for; `undefined` for a heading of the text. */
export function getMarkedComponent(url: string): DrawnComponent | undefined {
  return drawnComponents.find((component) => url === `${prefix}${component}`);
}

/** A heading for the table of contents only: the `[toc]` at its end makes Fumadocs leave it out of the page. */
function createMark(component: DrawnComponent): Element {
  return {
    type: 'element',
    tagName: 'h2',
    properties: { id: `${prefix}${component}`.slice(1) },
    children: [{ type: 'text', value: `${component} [toc]` }],
  };
}

/** A rehype plugin that puts a placeholder for the table of contents before each component that draws headings. */
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
