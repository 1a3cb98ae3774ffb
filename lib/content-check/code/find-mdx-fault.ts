import { frontmatter } from 'fumadocs-core/content/md/frontmatter';
import { YAMLError } from 'yaml';
import type { CodeFault } from '../../content-files/code-fault';
import { pageParser } from '../../markdown/page-parser';
import { toMdxError } from '../to-mdx-error';

/** Finds the first syntax error of a page, in its frontmatter or its MDX. */
export function findMdxFault(source: string): CodeFault | undefined {
  try {
    const { matter, content } = frontmatter(source);
    pageParser.parse('\n'.repeat(matter.split('\n').length - 1) + content);
    return undefined;
  } catch (error) {
    if (error instanceof YAMLError) return { line: 1, message: error.message };
    const { line = 1, reason } = toMdxError(error);
    return { line, message: reason };
  }
}
