import { remarkHeading } from 'fumadocs-core/mdx-plugins/remark-heading';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkHeading, { generateToc: false })
  .freeze();

/** The pages that were parsed last, by their text: a build needs a page for its Markdown and for its sections. */
const recent = new Map<string, Root>();

/**
 * Parses the text of a page as the build does, so that headings get the anchors that they have on the site.
 * @param body MDX without its frontmatter
 * @param path of the page, as errors name it
 * @throws VFileMessage for what is not MDX
 */
export function parsePage(body: string, path?: string): Root {
  const known = recent.get(body);
  if (known) return structuredClone(known); // Who reads a tree may change it.
  const file = new VFile({ value: body, ...(path && { path }) });
  const tree = parser.runSync(parser.parse(file), file) as Root;
  recent.set(body, structuredClone(tree));
  if (recent.size > 50) recent.delete(recent.keys().next().value ?? '');
  return tree;
}
