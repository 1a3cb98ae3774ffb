import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

type Props = Record<string, unknown>;

const clientReference = Symbol.for('react.client.reference');

function isServerComponent(type: unknown): type is (props: Props) => ReactNode {
  return typeof type === 'function' && !('$$typeof' in type && type.$$typeof === clientReference);
}

/** Whether a property holds something to draw, and not data. */
export function isDrawable(value: unknown): value is ReactNode {
  return Array.isArray(value) ? value.some(isDrawable) : isValidElement(value) || value instanceof Promise;
}

/**
 * Calls the server components in `node`, and those in what they return, until only elements of HTML and SVG, texts and
 * client components are left. Call it while a component is drawn: what is not asynchronous is called at once, so that
 * hooks such as `useId` work.
 */
export async function drawServerComponents(node: ReactNode): Promise<ReactNode> {
  if (Array.isArray(node)) return Promise.all(node.map(drawServerComponents));
  if (node instanceof Promise) return node.then(drawServerComponents);
  if (!isValidElement<Props>(node)) return node;
  return isServerComponent(node.type) ? drawServerComponents(node.type(node.props)) : drawProps(node);
}

/** Draws what the properties of an element hold, its children among them. */
async function drawProps(element: ReactElement<Props>): Promise<ReactNode> {
  const nodes = Object.entries(element.props).filter(([, value]) => isDrawable(value));
  if (nodes.length === 0) return element;
  const drawn = nodes.map(async ([name, value]) => [name, await drawServerComponents(value as ReactNode)]);
  const props = Object.fromEntries(await Promise.all(drawn));
  // As separate arguments, children that stand side by side need no keys.
  return Array.isArray(props.children) ? cloneElement(element, props, ...props.children) : cloneElement(element, props);
}
