import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toEstree } from 'hast-util-to-estree';
import { toHtml } from 'hast-util-to-html';

/** Any node of a page while it is compiled: HTML, components, expressions, imports. */
type Node = Root | RootContent | ElementContent;

/**
 * A rehype plugin that turns what is static in a page into strings of HTML: each largest element without components and expressions
 * becomes one element with its content as `dangerouslySetInnerHTML`, and neighbours on the page or in a component become one. It is
 * sent once instead of as elements, and leaves the browser nothing to hydrate. It has to run last.
 */
export function collapseStatic() {
  return (tree: Root): void => collapseChildren(tree);
}

function collapseChildren(parent: Node): void {
  if (!('children' in parent)) return;
  if (isFlow(parent)) parent.children = joinNeighbours(parent.children as ElementContent[]);
  parent.children.forEach((child, index) => {
    if (!isStatic(child)) collapseChildren(child);
    else if (child.type === 'element' && hasElements(child)) parent.children[index] = toStringElement(child);
  });
}

/** Only the page, its sections and components have blocks below them that any element may stand around; a list, for one, has only its items. */
function isFlow(node: Node): boolean {
  if (node.type === 'element') return node.tagName === 'section';
  return node.type === 'root' || node.type === 'mdxJsxFlowElement';
}

/** Puts what is static side by side into elements without a box, which change nothing that is seen: see `.static-part`. */
function joinNeighbours(children: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const child of children) {
    const last = joined.at(-1);
    if (!isStatic(child)) joined.push(child);
    else if (last && isPart(last)) last.children.push(child);
    else joined.push({ type: 'element', tagName: 'div', properties: { className: [partClass] }, children: [child] });
  }
  return joined.flatMap((child) => (isPart(child) && !hasNeighbours(child) ? child.children : [child]));
}

const partClass = 'static-part';

const isPart = (node: ElementContent): node is Element =>
  node.type === 'element' && [node.properties.className].flat().includes(partClass);

const hasNeighbours = ({ children }: Element) => children.filter(({ type }) => type === 'element').length > 1;

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
