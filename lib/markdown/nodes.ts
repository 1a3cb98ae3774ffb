import type {
  Blockquote,
  Heading,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Strong,
  TableCell,
  TableRow,
  Text,
} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Output that nodes are made for: the page, its Markdown, or the texts that search reads. */
export type OutputTarget = 'page' | 'markdown' | 'text';

type MdxJsxFlowElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;
type MdxJsxAttribute = Extract<MdxJsxFlowElement['attributes'][number], { type: 'mdxJsxAttribute' }>;

/** Properties that an element has on the page. */
type Properties = Record<string, string | number | boolean>;

export function toText(value = ''): Text {
  return { type: 'text', value };
}

/** A paragraph of nodes, or of a text with `code`. */
export function toParagraph(content: PhrasingContent[] | string, hProperties?: Properties): Paragraph {
  const children = typeof content === 'string' ? toInline(content) : content;
  return { type: 'paragraph', ...(hProperties && { data: { hProperties } }), children };
}

/** A heading with its anchor. */
export function toHeading(depth: Heading['depth'], id: string, content: PhrasingContent[] | string): Heading {
  const children = typeof content === 'string' ? [toText(content)] : content;
  return { type: 'heading', depth, data: { hProperties: { id } }, children };
}

/** A line in bold, as the title of what follows. */
export function toTitle(title: string | undefined): Paragraph {
  const strong: Strong = { type: 'strong', children: [toText(title)] };
  return toParagraph([strong]);
}

/** Returns an HTML element around other nodes: `hName` replaces the tag of the blockquote that carries them. */
export function toHtmlElement(
  hName: string,
  hProperties: Properties,
  children: (RootContent | PhrasingContent)[],
): Blockquote {
  return { type: 'blockquote', data: { hName, hProperties }, children: children as Blockquote['children'] };
}

/** A list without space between its items. */
export function toList(items: RootContent[]): List {
  return { type: 'list', spread: false, children: items as ListItem[] };
}

export function toListItem(children: RootContent[]): ListItem {
  return { type: 'listItem', spread: false, children: children as ListItem['children'] };
}

export function toRow(cells: (PhrasingContent[] | string | TableCell)[]): TableRow {
  return { type: 'tableRow', children: cells.map(toCell) };
}

function toCell(content: PhrasingContent[] | string | TableCell): TableCell {
  if (typeof content !== 'string' && 'type' in content) return content;
  return { type: 'tableCell', children: typeof content === 'string' ? toInline(content) : content };
}

export function toCode(value: string): PhrasingContent {
  return { type: 'inlineCode', value };
}

/** `code`, in as many backticks as it needs. */
const codeSpan = /(`+)(.+?)\1(?!`)/gs;

/** A text that is plain but for `code` in backticks, such as the contract has. */
export function toInline(text: string): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let end = 0;
  for (const match of text.matchAll(codeSpan)) {
    if (match.index > end) nodes.push(toText(text.slice(end, match.index)));
    nodes.push(toCode((match[2] ?? '').replace(/^ (.*`.*|`.*) $/s, '$1')));
    end = match.index + match[0].length;
  }
  return end < text.length ? [...nodes, toText(text.slice(end))] : nodes;
}

const processor = unified().use(remarkParse).use(remarkGfm).freeze();

/** Markdown from typed data as nodes. */
export function parseMarkdown(text: string): RootContent[] {
  const tree: Root = processor.parse(text);
  return tree.children;
}

/** A block of tabs, as a writer would write it. */
export function toTabs(
  props: { label: string; remember: string },
  panels: readonly { name: string; children: RootContent[] }[],
): MdxJsxFlowElement {
  const tabs = panels.map(({ name, children }) => toMdxElement('Tab', [toAttribute('value', name)], children));
  const items = toListAttribute(
    'items',
    panels.map(({ name }) => name),
  );
  const attributes = Object.entries(props).map(([name, value]) => toAttribute(name, value));
  return toMdxElement('Tabs', [items, ...attributes], tabs);
}

/** A component on a page. */
export function toMdxElement(
  name: string,
  attributes: MdxJsxAttribute[] = [],
  children: RootContent[] = [],
): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes, children: children as MdxJsxFlowElement['children'] };
}

function toAttribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

/** An attribute that holds a list of texts: `items={['A', 'B']}`. */
function toListAttribute(name: string, values: readonly string[]): MdxJsxAttribute {
  const elements = values.map((value) => ({ type: 'Literal' as const, value }));
  const expression = { type: 'ArrayExpression' as const, elements };
  const body = [{ type: 'ExpressionStatement' as const, expression }];
  const estree = { type: 'Program' as const, sourceType: 'module' as const, comments: [], body };
  const value = JSON.stringify(values);
  return { type: 'mdxJsxAttribute', name, value: { type: 'mdxJsxAttributeValueExpression', value, data: { estree } } };
}
