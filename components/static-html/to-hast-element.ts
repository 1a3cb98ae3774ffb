import type { Element, ElementContent, Properties } from 'hast';

type Props = Readonly<Record<string, unknown>>;

/** What React needs and HTML has not, or has as content. */
const notAttributes = new Set(['children', 'dangerouslySetInnerHTML', 'key', 'ref', 'suppressHydrationWarning']);

/**
 * An element of React as one of a HTML tree; the names of most properties are the same.
 * @param content what stands in it, unless its properties say so as HTML
 */
export function toHastElement(tagName: string, props: Props, content: ElementContent[]): Element {
  const attributes = Object.entries(props).filter(([name, value]) => !notAttributes.has(name) && value != null);
  const properties = Object.fromEntries(attributes.map(([name, value]) => [name, toProperty(name, value)]));
  const html = (props.dangerouslySetInnerHTML as { __html: string } | undefined)?.__html;
  return {
    type: 'element',
    tagName,
    properties,
    children: html === undefined ? content : [{ type: 'raw', value: html }],
  };
}

function toProperty(name: string, value: unknown): Properties[string] {
  // Of these, `false` says something else than nothing.
  if (typeof value === 'boolean' && /^(aria|data)-/.test(name)) return String(value);
  if (name === 'style') return toStyle(value as Record<string, string | number>);
  return value as Properties[string];
}

function toStyle(style: Record<string, string | number>): string {
  const toName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.entries(style)
    .map(([name, value]) => `${toName(name)}:${value}`)
    .join(';');
}
