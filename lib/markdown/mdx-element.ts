import type { Nodes } from 'mdast';

/** A component or an HTML element in a page. */
export type MdxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Returns whether a node is a component or an HTML element, block or inline. */
export function isMdxElement(node: Nodes): node is MdxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns whether a node is a component, whose name begins with a capital letter. */
export function isComponent(node: Nodes): node is MdxElement & { name: string } {
  return isMdxElement(node) && /^[A-Z]/.test(node.name ?? '');
}

/** Returns whether an attribute is present, with or without a value. */
export function hasAttribute(element: MdxElement, name: string): boolean {
  return element.attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
}

/** The value of a string attribute; `undefined` where it is missing or an expression in braces. */
export function findTextAttribute(element: MdxElement, name: string): string | undefined {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) continue;
    if (typeof attribute.value === 'string') return attribute.value;
  }
  return undefined;
}

/** The texts of an attribute such as `items={['A', 'B']}`; `undefined` where it is missing or anything else. */
export function findListAttribute(element: MdxElement, name: string): string[] | undefined {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) continue;
    const statement = typeof attribute.value === 'object' ? attribute.value?.data?.estree?.body[0] : undefined;
    if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'ArrayExpression') continue;
    const values = statement.expression.elements.map((item) => (item?.type === 'Literal' ? item.value : undefined));
    if (values.every((value) => typeof value === 'string')) return values;
  }
  return undefined;
}
