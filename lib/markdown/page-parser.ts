import { remarkHeading } from 'fumadocs-core/mdx-plugins/remark-heading';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Parses the text of a page as the build does, so that headings get the anchors that they have on the site. */
export const pageParser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkHeading, { generateToc: false })
  .freeze();
