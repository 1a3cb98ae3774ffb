import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { MarkdownContext } from './markdown-component';
import { buildPageAst } from './page-ast';

const writer = unified().use(remarkStringify, { bullet: '-' }).use(remarkGfm, { tablePipeAlign: false }).freeze();

/**
 * Converts the text of a page to Markdown without components.
 * @param body MDX without its frontmatter
 * @param toUrl maps the target of a link in the text to the one in the Markdown
 * @throws as `buildPageAst` does
 */
export async function toPageMarkdown(
  body: string,
  context: Omit<MarkdownContext, 'target'>,
  toUrl: (href: string) => string,
): Promise<string> {
  const tree = await buildPageAst(body, { ...context, target: 'markdown' });
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') node.url = toUrl(node.url);
  });
  return writer.stringify(tree).trim();
}
