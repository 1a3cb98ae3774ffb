import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toEstree } from 'hast-util-to-estree';
import { toHtml } from 'hast-util-to-html';

/** Any node of a page while it is compiled: HTML, components, expressions, imports. */
type Node = Root | RootContent | ElementContent;

/**
 * A rehype plugin that turns what is static in a page into strings of HTML: each largest element without components and expressions
 * becomes one element with its content as `dangerouslySetInnerHTML`. It is sent once instead of as elements, and leaves the browser
 * nothing to hydrate. It has to run last.
 */
export function collapseStatic() {
  return (tree: Root): void => collapseChildren(tree);
}

function collapseChildren(parent: Node): void {
  if (!('children' in parent)) return;
  parent.children.forEach((child, index) => {
    if (!isStatic(child)) collapseChildren(child);
    else if (child.type === 'element' && hasElements(child)) parent.children[index] = toStringElement(child);
  });
}

/** Returns whether React would render the same at any time: elements and text, all the way down. */
function isStatic(node: Node): node is ElementContent {
  if (node.type === 'element') return node.children.every(isStatic);
  return node.type === 'text' || node.type === 'comment' || node.type === 'raw';
}

/** Only then is a string shorter, and less to hydrate. */
const hasElements = ({ children }: Element) => children.some(({ type }) => type !== 'text');

/** The element as an expression, with its content as HTML. */
function toStringElement(element: Element): ElementContent {
  const estree = toEstree({ ...element, children: [] });
  const [statement] = estree.body;
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'JSXElement') {
    throw new Error(`hast-util-to-estree made no JSX of <${element.tagName}>.`);
  }
  const html = toHtml(element.children, { allowDangerousHtml: true });
  statement.expression.openingElement.attributes.push(toHtmlAttribute(html));
  return { type: 'mdxFlowExpression', value: '', data: { estree } };
}

/** `dangerouslySetInnerHTML={{ __html: html }}` */
function toHtmlAttribute(html: string) {
  const property = {
    type: 'Property' as const,
    kind: 'init' as const,
    key: { type: 'Identifier' as const, name: '__html' },
    value: { type: 'Literal' as const, value: html },
    computed: false,
    method: false,
    shorthand: false,
  };
  return {
    type: 'JSXAttribute' as const,
    name: { type: 'JSXIdentifier' as const, name: 'dangerouslySetInnerHTML' },
    value: {
      type: 'JSXExpressionContainer' as const,
      expression: { type: 'ObjectExpression' as const, properties: [property] },
    },
  };
}
