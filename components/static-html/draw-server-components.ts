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
 * @returns a promise only where something in it is asynchronous: while somebody writes, React notes the origin of every
 * promise, which for one per element takes longer than the page
 */
export function drawServerComponents(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return whenSettled(node.map(drawServerComponents), (nodes) => nodes);
  if (node instanceof Promise) return node.then(drawServerComponents);
  if (!isValidElement<Props>(node)) return node;
  return isServerComponent(node.type) ? drawServerComponents(node.type(node.props)) : drawProps(node);
}

/** Draws what the properties of an element hold, its children among them. */
function drawProps(element: ReactElement<Props>): ReactNode {
  const nodes = Object.entries(element.props).filter((entry): entry is [string, ReactNode] => isDrawable(entry[1]));
  if (nodes.length === 0) return element;
  const drawn = nodes.map(([, node]) => drawServerComponents(node));
  return whenSettled(drawn, (values) => {
    const props: Props = Object.fromEntries(nodes.map(([name], index) => [name, values[index]]));
    // As separate arguments, children that stand side by side need no keys.
    return Array.isArray(props.children)
      ? cloneElement(element, props, ...props.children)
      : cloneElement(element, props);
  });
}

/** What is made of `nodes`: at once, or when the last of them is there. */
function whenSettled(nodes: ReactNode[], make: (nodes: ReactNode[]) => ReactNode): ReactNode {
  if (!nodes.some((node) => node instanceof Promise)) return make(nodes);
  return Promise.all(nodes).then(make) as Promise<Awaited<ReactNode>>;
}
