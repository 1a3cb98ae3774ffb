import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const writer = unified().use(remarkStringify, { bullet: '-' }).use(remarkGfm).freeze();

/** Nodes as Markdown. */
export function toMarkdown(children: RootContent[]): string {
  return writer.stringify({ type: 'root', children }).trim();
}
