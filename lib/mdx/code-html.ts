import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';

/**
 * What stands in a highlighted `<code>`, as HTML. As one string it takes a fraction of the time to draw and of the room
 * in a page's payload, where each token would be an element of its own, and the browser has nothing to hydrate.
 */
export function toCodeHtml(code: Element): string {
  return toHtml(code.children.flatMap(unwrap));
}

/** Tokens without a colour of their own need no element. */
function unwrap(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  const children = node.children.flatMap(unwrap);
  const isBare = node.tagName === 'span' && Object.keys(node.properties).length === 0;
  return isBare ? children : [{ ...node, children }];
}

/** A rehype plugin that hands the code of each `<pre>` to the component as HTML, once it is highlighted. */
export function turnCodeIntoHtml() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      node.properties.html = toCodeHtml(code);
      node.children = [];
    });
  };
}
