import type { Element, ElementContent, Properties } from 'hast';

type Props = Readonly<Record<string, unknown>>;

/** Props that only React knows, or that are content in HTML. */
const notAttributes = new Set(['children', 'dangerouslySetInnerHTML', 'key', 'ref', 'suppressHydrationWarning']);

/** Attributes for which `false` is not the same as absent. */
const falseMatters = /^(aria-|data-|(contentEditable|draggable|spellCheck)$)/;

/**
 * Converts a React element to a hast element; most property names are the same.
 * @param content its children, unless its props set them as HTML
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
  if (typeof value === 'boolean' && falseMatters.test(name)) return String(value);
  if (name === 'style') return toStyle(value as Record<string, string | number>);
  return value as Properties[string];
}

/** @throws Error for a number, unless it is of a variable: React would give it a unit where the property needs one */
function toStyle(style: Record<string, string | number>): string {
  return Object.entries(style)
    .map(([name, value]) => {
      if (name.startsWith('--')) return `${name}:${value}`;
      if (typeof value === 'number') throw new Error(`Write the style "${name}: ${value}" as a text, with its unit.`);
      return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`;
    })
    .join(';');
}
