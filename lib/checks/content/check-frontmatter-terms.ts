import { getFieldLine } from '../../content/field-problems';
import { getFileLocale } from '../../content/page-paths';
import { textFields } from '../../content/schemas/text-fields';
import type { Problem } from '../../errors/problem';
import { findAvoidedTerms } from './find-avoided-terms';

/**
 * Finds words in the frontmatter that the glossary replaces with others.
 * @param text the whole file
 * @param data its parsed frontmatter, as YAML has many ways to write the same text
 */
export function checkFrontmatterTerms(file: string, text: string, data: Readonly<Record<string, unknown>>): Problem[] {
  const { code } = getFileLocale(file);
  return textFields.flatMap((field) =>
    findAvoidedTerms(String(data[field] ?? ''), code).map(({ message, hint }) => ({
      file: `${file}:${getFieldLine(text, field)}`,
      message,
      hint,
    })),
  );
}
