import { frontmatter } from 'fumadocs-core/content/md/frontmatter';
import { YAMLParseError } from 'yaml';
import { type CodeProblem, toYamlProblem } from '../../../content/code-problems';
import { parsePage } from '../../../content/parse-page';
import { toMdxError } from '../to-mdx-error';

/** Finds the first syntax error of a page, in its frontmatter or its MDX. */
export function findMdxProblem(source: string): CodeProblem | undefined {
  try {
    const { matter, content } = frontmatter(source);
    parsePage('\n'.repeat(matter.split('\n').length - 1) + content);
    return undefined;
  } catch (error) {
    if (error instanceof YAMLParseError) return toFrontmatterProblem(error);
    const { line = 1, reason } = toMdxError(error);
    return { line, message: reason };
  }
}

/** The first line of the page, which opens the frontmatter, is not among the parser's lines. */
function toFrontmatterProblem(error: YAMLParseError): CodeProblem {
  const { line, message } = toYamlProblem(error);
  return { line: line + 1, message };
}
