import { frontmatter } from 'fumadocs-core/content/md/frontmatter';

/** A file of Markdown in its two parts. */
interface SplitFile {
  /** The fields as YAML has them, not validated. */
  data: Record<string, unknown>;
  /** False for a file that begins without frontmatter, or with one that is empty. */
  hasFrontmatter: boolean;
  /** The text, preceded by as many empty lines as the frontmatter has, so that line numbers are those of the file. */
  body: string;
}

/**
 * Splits a file into its frontmatter and its body.
 * @throws YAMLParseError for frontmatter that is not valid YAML
 */
export function splitFrontmatter(text: string): SplitFile {
  const { matter, data, content } = frontmatter(text);
  const lines = matter.split('\n').length - 1;
  return { data: data as SplitFile['data'], hasFrontmatter: matter !== '', body: '\n'.repeat(lines) + content };
}
