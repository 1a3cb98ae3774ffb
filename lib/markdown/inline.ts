import type { Nodes, PhrasingContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SiteError } from '../errors/site-error';
import { escapeHtml } from '../text/escape';

/** The nodes that a text without blocks may hold. The set is closed, so that every renderer can handle all of it. */
type InlineType = 'text' | 'inlineCode' | 'emphasis' | 'strong' | 'link';
export type InlineNode = Extract<PhrasingContent, { type: InlineType }>;

const types: readonly string[] = ['text', 'inlineCode', 'emphasis', 'strong', 'link'] satisfies InlineType[];
const hint = 'Write one paragraph of text, `code`, *stress*, **strong** words and [links](/docs/page).';

const processor = unified().use(remarkParse);

/**
 * Parses a text of one paragraph.
 * @param where the place of the text, as errors name it
 * @throws SiteError for anything else at any depth, such as a list, a picture or HTML
 */
export function parseInline(text: string, where = 'A text'): InlineNode[] {
  const { children } = processor.parse(text);
  const [paragraph] = children;
  if (children.length !== 1 || paragraph?.type !== 'paragraph') {
    throw new SiteError(`${where} is not one paragraph: "${text}".`, hint);
  }
  const other = paragraph.children.flatMap(flatten).find(({ type }) => !types.includes(type));
  if (other)
    throw new SiteError(`${where} contains Markdown that it may not contain, "${other.type}": "${text}".`, hint);
  return paragraph.children as InlineNode[];
}

/** A node and everything in it. */
function flatten(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(flatten) : [])];
}

/** Returns the children of a node of `parseInline`, which has checked them. */
export function getInlineChildren({ children }: Extract<InlineNode, { children: unknown }>): InlineNode[] {
  return children as InlineNode[];
}

/**
 * Renders a text of one paragraph as HTML.
 * @param toUrl maps the target of a link in the text to the one in the HTML
 * @throws SiteError for Markdown that is not inline
 */
export function toInlineHtml(text: string, toUrl: (href: string) => string): string {
  const write = (nodes: InlineNode[]): string => nodes.map(writeNode).join('');
  const writeNode = (node: InlineNode): string => {
    if (node.type === 'text') return escapeHtml(node.value);
    if (node.type === 'inlineCode') return `<code>${escapeHtml(node.value)}</code>`;
    const inner = write(getInlineChildren(node));
    if (node.type === 'link') return `<a href="${escapeHtml(toUrl(node.url))}">${inner}</a>`;
    return node.type === 'strong' ? `<strong>${inner}</strong>` : `<em>${inner}</em>`;
  };
  return write(parseInline(text));
}
