import { toString as toText } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified().use(remarkParse).freeze();

/** Markdown with code, emphasis and links, as the text that readers see, in one line. */
export function toPlain(text: string): string {
  const blocks = processor.parse(text).children.map((block) => toText(block));
  return blocks.join(' ').replace(/\s+/g, ' ').trim();
}

/** The lines of a Markdown list, each as readers see it. */
export function toPlainLines(markdown: string): string[] {
  return markdown
    .split('\n')
    .map((line) => toPlain(line.replace(/^- /, '')))
    .filter(Boolean);
}
