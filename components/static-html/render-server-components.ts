import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

type Props = Record<string, unknown>;

const clientReference = Symbol.for('react.client.reference');

function isServerComponent(type: unknown): type is (props: Props) => ReactNode {
  return typeof type === 'function' && !('$$typeof' in type && type.$$typeof === clientReference);
}

/** Whether a prop holds something to render rather than data. */
export function isRenderable(value: unknown): value is ReactNode {
  return Array.isArray(value) ? value.some(isRenderable) : isValidElement(value) || value instanceof Promise;
}

/**
 * Calls the server components in `node`, and those in what they return, until only HTML and SVG elements, text and client
 * components are left. Call it during render: synchronous components are called at once, so that hooks such as `useId`
 * work.
 * @returns a promise only where something in `node` is asynchronous: in development, React records the origin of every
 * promise, and with one per element that takes longer than the page itself
 */
export function renderServerComponents(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return whenSettled(node.map(renderServerComponents), (nodes) => nodes);
  if (node instanceof Promise) return node.then(renderServerComponents);
  if (!isValidElement<Props>(node)) return node;
  return isServerComponent(node.type) ? renderServerComponents(node.type(node.props)) : renderProps(node);
}

/** Calls the server components in the props of an element, its children included. */
function renderProps(element: ReactElement<Props>): ReactNode {
  const nodes = Object.entries(element.props).filter((entry): entry is [string, ReactNode] => isRenderable(entry[1]));
  if (nodes.length === 0) return element;
  const rendered = nodes.map(([, node]) => renderServerComponents(node));
  return whenSettled(rendered, (values) => {
    const props: Props = Object.fromEntries(nodes.map(([name], index) => [name, values[index]]));
    // As separate arguments, sibling children need no keys.
    return Array.isArray(props.children)
      ? cloneElement(element, props, ...props.children)
      : cloneElement(element, props);
  });
}

/** What `make` returns for `nodes`: at once, or when the last of them has resolved. */
function whenSettled(nodes: ReactNode[], make: (nodes: ReactNode[]) => ReactNode): ReactNode {
  if (!nodes.some((node) => node instanceof Promise)) return make(nodes);
  return Promise.all(nodes).then(make) as Promise<Awaited<ReactNode>>;
}
