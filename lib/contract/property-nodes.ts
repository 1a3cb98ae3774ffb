import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import { format } from '../i18n/format';
import type { Messages } from '../i18n/messages';
import { toInlineElements } from '../markdown/inline';
import { type OutputTarget, toCode, toInline, toList, toListItem, toParagraph, toText } from '../markdown/nodes';
import { listDetails } from './list-details';
import {
  findItemDescription,
  type PropertyNode,
  type PropertyTree,
  type PropertyVariant,
  type ValueDetails,
} from './property-tree';

/** Options for the list of a value's properties. */
export interface PropertyOptions {
  /** Prefix of the anchors, such as `body` or `response-200`. */
  anchor: string;
  texts: Messages['api'];
  /** True for data that the reader receives rather than sends: nothing is marked as required, and no limits are shown. */
  isResponse?: boolean;
}

/** Shows the properties of a value: as elements on a page, as a nested list in Markdown, and as a line for each to search. */
export function toPropertyNodes(tree: PropertyTree, options: PropertyOptions, target: OutputTarget): RootContent[] {
  if (target === 'page') return toElements(tree, options).map(fromElement);
  if (target === 'text') return toLines(tree).map((line) => toParagraph(line));
  const items = toItems(tree, options);
  return items.length > 0 ? [toList(items)] : [];
}

/** Wraps an element of a page in a node of Markdown. */
function fromElement({ tagName, properties, children }: Element): Paragraph {
  return { type: 'paragraph', data: { hName: tagName, hProperties: properties, hChildren: children }, children: [] };
}

function toElements({ children, variants }: PropertyTree, options: PropertyOptions): Element[] {
  const known = new Map<string, string>();
  const list = h(
    'ul.property-list.not-prose',
    children.map((node) => {
      const same = findSame(known, toItems(withoutVariants(node), options), getName(node, options.texts));
      return toProperty(node, options, same);
    }),
  );
  const alternatives = h('div.not-prose', { className: 'my-3' }, [
    h('p', { className: 'text-sm font-semibold' }, options.texts.oneOf),
    ...variants.map((variant) => toVariant(variant.label, variant, options)),
  ]);
  return [...(children.length > 0 ? [list] : []), ...(variants.length > 0 ? [alternatives] : [])];
}

/** @param same name of an earlier property with the same fields, to which this one refers */
function toProperty(node: PropertyNode, options: PropertyOptions, same: string | undefined): Element {
  const { anchor, texts, isResponse } = options;
  const id = [anchor, ...node.path].join('-').replace(/[^\w-]+/g, '');
  const name = getName(node, texts);
  const item = getItemText(node, texts);
  const nested = () =>
    same
      ? h('p', toPhrasing(format(texts.sameFields, { name: `\`${same}\`` })))
      : setOpen(
          toDetails(format(texts.properties, { name }), toElements(withoutVariants(node), options)),
          node.path.length < 2,
        );
  return h('li.property', { id }, [
    h('p.property-head', [
      h('a', { href: `#${id}` }, name),
      h('span', node.format ? `${node.type} (${node.format})` : node.type),
      ...(node.isRequired && !isResponse ? [h('strong', texts.required)] : []),
      ...(node.isDeprecated ? [h('em', texts.deprecated)] : []),
    ]),
    ...[node.description, item].flatMap((text) => (text ? [h('p', toPhrasing(text))] : [])),
    ...toDetailElements(node, options),
    ...(node.children.length > 0 ? [nested()] : []),
    ...node.variants.map((variant) => toVariant(`${texts.oneOf}: ${variant.label}`, variant, options)),
  ]);
}

/** Returns the properties in a property; its alternatives are shown beside them. */
function withoutVariants({ children }: PropertyNode): PropertyTree {
  return { children, variants: [] };
}

/** Shows one of several alternatives, which readers open and close where there is something inside it. */
function toVariant(label: string, variant: PropertyVariant, options: PropertyOptions): Element {
  const { description, children, variants } = variant;
  const text = description ? toPhrasing(description) : [];
  if (children.length + variants.length === 0) {
    const about = description ? [h('p', text)] : [];
    return h('div.property', [h('p.property-head', label), ...about, ...toDetailElements(variant, options)]);
  }
  return toDetails(label, [...(description ? [h('p.property-about', text)] : []), ...toElements(variant, options)]);
}

/** Creates a part that readers open and close, with the markup of `Collapsible`. */
function toDetails(label: string, inside: Element[]): Element {
  return h('details.property-nested', { dataCollapsible: '' }, [h('summary', label), h('div', inside)]);
}

function setOpen(details: Element, isOpen: boolean): Element {
  if (isOpen) details.properties.open = true;
  return details;
}

/** Shows limits, allowed values, default and example of a value, where it has them. */
function toDetailElements(details: ValueDetails, { texts, isResponse = false }: PropertyOptions): Element[] {
  const listed = listDetails(details, texts, isResponse).map(({ text, values }) => {
    const codes = values.flatMap((value, index) => [index > 0 ? ', ' : ' ', h('code', value)]);
    return h('span', [...toPhrasing(text), ...codes]);
  });
  return listed.length > 0 ? [h('p.property-facts', listed)] : [];
}

/** Converts a text with `code` to elements. */
function toPhrasing(text: string): ElementContent[] {
  return toInlineElements(toInline(text));
}

function toItems({ children, variants }: PropertyTree, options: PropertyOptions): RootContent[] {
  const { texts } = options;
  const known = new Map<string, string>();
  const properties = children.map((node) => {
    const type = [node.type, node.format].flatMap((text) => (text ? [toCode(text)] : []));
    const name = node.name === '*' ? toText(texts.anyName) : toCode(node.name);
    const required = node.isRequired && !options.isResponse ? [[toText(texts.required)]] : [];
    const details = join([join(type.map((code) => [code])), ...required, ...toDetailNodes(node, options)], '; ');
    const text = [node.description, getItemText(node, texts)].filter(Boolean).join(' ');
    const head = [name, toText(' ('), ...details, toText(text ? '): ' : ')'), ...toInline(tidy(text))];
    const items = toItems(node, options);
    const same = findSame(known, items, node.name);
    if (!same) return toItem(head, items);
    return toItem([...head, toText(' '), ...toInline(format(texts.sameFields, { name: `\`${same}\`` }))], []);
  });
  const alternatives = variants.map((variant) => {
    const details = join(toDetailNodes(variant, options), '; ');
    const name = [
      toText(`${texts.oneOf}: ${variant.label}`),
      ...(details.length > 0 ? [toText(' ('), ...details, toText(')')] : []),
    ];
    const text = variant.description ? toInline(`: ${tidy(variant.description)}`) : [];
    return toItem([...name, ...text], toItems(variant, options));
  });
  return [...properties, ...alternatives];
}

function toItem(head: PhrasingContent[], items: RootContent[]): RootContent {
  return toListItem([toParagraph(head), ...(items.length > 0 ? [toList(items)] : [])]);
}

/** Returns the earlier property with the same fields, which a property refers to instead of repeating them. */
function findSame(known: Map<string, string>, items: RootContent[], name: string): string | undefined {
  if (items.length === 0) return undefined;
  const key = JSON.stringify(items);
  const same = known.get(key);
  if (!same) known.set(key, name);
  return same;
}

function toDetailNodes(value: ValueDetails, { texts, isResponse = false }: PropertyOptions): PhrasingContent[][] {
  const details = listDetails(value, texts, isResponse).map(({ text, values }) => {
    const codes = join(values.map((one) => [toCode(one)]));
    return [...toInline(text), ...(codes.length > 0 ? [toText(' '), ...codes] : [])];
  });
  return value.isDeprecated ? [[toText(texts.deprecated)], ...details] : details;
}

function join(parts: PhrasingContent[][], separator = ', '): PhrasingContent[] {
  return parts.flatMap((part, index) => (index > 0 ? [toText(separator), ...part] : part));
}

/** Writes a line for each property with its meaning and its allowed values, followed by those inside it. */
function toLines({ children, variants }: PropertyTree): string[] {
  const properties = children.flatMap((node) => {
    const name = node.name === '*' ? [] : [node.name];
    return [
      [...name, node.description, findItemDescription(node), ...node.allowed],
      ...toLines(node).map((line) => [line]),
    ];
  });
  const alternatives = variants.flatMap((variant) => [
    [variant.description, ...variant.allowed],
    ...toLines(variant).map((line) => [line]),
  ]);
  return [...properties, ...alternatives].map((parts) => tidy(parts.filter(Boolean).join(' '))).filter(Boolean);
}

function getName({ name }: PropertyNode, texts: Messages['api']): string {
  return name === '*' ? texts.anyName : name;
}

function getItemText(node: PropertyNode, texts: Messages['api']): string | undefined {
  const description = findItemDescription(node);
  return description && format(texts.itemDescription, { description });
}

/** Writes a text of the contract in one line, also its paragraphs. */
function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
