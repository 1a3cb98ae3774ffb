import type { Paragraph, PhrasingContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SiteError } from '../errors/site-error';

/** The nodes that a text without blocks may hold. The set is closed, so that every renderer can handle all of it. */
type InlineType = 'text' | 'inlineCode' | 'emphasis' | 'strong' | 'link';
export type InlineNode = Extract<PhrasingContent, { type: InlineType }>;

const types: readonly string[] = ['text', 'inlineCode', 'emphasis', 'strong', 'link'] satisfies InlineType[];
const hint = 'Write one paragraph of text, `code`, *stress*, **strong** words and [links](/docs/page).';

const processor = unified().use(remarkParse);

/**
 * Parses a text of one paragraph.
 * @throws SiteError for anything else, such as a list, a picture or HTML
 */
export function parseInline(text: string): InlineNode[] {
  const { children } = processor.parse(text);
  const [paragraph] = children;
  if (children.length !== 1 || paragraph?.type !== 'paragraph') {
    throw new SiteError(`The text "${text}" is not one paragraph.`, hint);
  }
  return getInlineChildren(paragraph);
}

/** @throws SiteError for a child that is not of an `InlineType` */
export function getInlineChildren({ children }: Paragraph | Extract<InlineNode, { children: unknown }>): InlineNode[] {
  const other = children.find(({ type }) => !types.includes(type));
  if (other) throw new SiteError(`The text contains Markdown that it may not contain: "${other.type}".`, hint);
  return children as InlineNode[];
}
