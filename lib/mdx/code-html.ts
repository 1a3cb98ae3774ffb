import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';

/**
 * What stands in a highlighted `<code>`, as HTML. As one string it takes a fraction of the time to draw and of the room
 * in a page's payload, where each token would be an element of its own, and the browser has nothing to hydrate.
 */
export function toCodeHtml(code: Element): string {
  const nodes = hasMarkedLines(code) ? code.children : code.children.flatMap(getContent);
  return toHtml(joinTokens(nodes.flatMap(unwrap)));
}

/** Whether something is said of a line; only then lines need elements. */
function hasMarkedLines({ children }: Element): boolean {
  return children.some((node) => node.type === 'element' && getClass(node) !== 'line');
}

function getContent(node: ElementContent): ElementContent[] {
  return node.type === 'element' ? node.children : [node];
}

/** Tokens without a colour of their own need no element. */
function unwrap(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  const children = joinTokens(node.children.flatMap(unwrap));
  const isBare = node.tagName === 'span' && Object.keys(node.properties).length === 0;
  return isBare ? children : [{ ...node, children }];
}

/** Neighbours that look the same need one element. */
function joinTokens(nodes: ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    const isSame =
      node.type === 'element' && last?.type === 'element' && isToken(node) && getClass(node) === getClass(last);
    if (isSame) joined[joined.length - 1] = { ...last, children: [...last.children, ...node.children] };
    else joined.push(node);
  }
  return joined;
}

const getClass = ({ properties }: Element) => [properties.className ?? properties.class].flat().join(' ');
const isToken = (node: Element) => /^token-\w+$/.test(getClass(node));

/** Classes of Shiki's that say what kinds of lines there are; all others are the same for each block. */
const kinds = /^has-/;

/** A rehype plugin that hands the code of each `<pre>` to the component as HTML, once it is highlighted. */
export function turnCodeIntoHtml() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      node.properties.html = toCodeHtml(code);
      const classes = [
        ...getClass(node)
          .split(' ')
          .filter((name) => kinds.test(name)),
        ...(hasMarkedLines(code) ? ['has-lines'] : []),
      ];
      node.properties = { ...node.properties, class: undefined, className: classes.length > 0 ? classes : undefined };
      node.children = [];
    });
  };
}
