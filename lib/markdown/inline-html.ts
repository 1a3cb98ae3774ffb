import { escapeHtml } from '../text/escape-html';
import { getInlineChildren, type InlineNode, parseInline } from './inline';

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
