import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { PhrasingContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { SiteError } from '../errors/site-error';

/** The nodes that a text of one paragraph may hold. HTML would be lost without a word, and pictures need the compiler of pages. */
const types = /^(?:paragraph|text|inlineCode|emphasis|strong|link)$/;
const hint = 'Write one paragraph of text, `code`, *stress*, **strong** words and [links](/docs/page).';

const processor = unified().use(remarkParse);

/**
 * Parses a text of one paragraph.
 * @param where the place of the text, as errors name it
 * @throws SiteError for anything else at any depth, such as a list, a picture or HTML
 */
export function parseInline(text: string, where = 'A text'): PhrasingContent[] {
  const { children } = processor.parse(text);
  const [paragraph] = children;
  if (children.length !== 1 || paragraph?.type !== 'paragraph') {
    throw new SiteError(`${where} is not one paragraph: "${text}".`, hint);
  }
  visit(paragraph, ({ type }) => {
    if (types.test(type)) return;
    throw new SiteError(`${where} contains Markdown that it may not contain, "${type}": "${text}".`, hint);
  });
  return paragraph.children;
}

/** Converts the Markdown of one line to elements of HTML. */
export function toInlineElements(children: PhrasingContent[]): ElementContent[] {
  const paragraph = toHast({ type: 'paragraph', children }) as Element;
  return paragraph.children;
}

/**
 * Renders a text of one paragraph as HTML.
 * @param toUrl maps the target of a link in the text to the one in the HTML
 * @throws SiteError for Markdown that is not inline
 */
export function toInlineHtml(text: string, toUrl: (href: string) => string): string {
  const root: Root = { type: 'root', children: toInlineElements(parseInline(text)) };
  visit(root, { tagName: 'a' }, ({ properties }: Element) => {
    properties.href = toUrl(String(properties.href));
  });
  return toHtml(root, { characterReferences: { useNamedReferences: true } });
}
