import { getFieldLine } from '../../content/field-faults';
import { getFileLocale } from '../../content/page-paths';
import { textFields } from '../../content/schemas/text-fields';
import type { Fault } from '../../errors/fault';
import { findAvoidedTerms } from './find-avoided-terms';

/**
 * Finds words in the frontmatter that the glossary replaces with others.
 * @param text the whole file
 * @param data its parsed frontmatter, as YAML has many ways to write the same text
 */
export function checkFrontmatterTerms(file: string, text: string, data: Readonly<Record<string, unknown>>): Fault[] {
  const { code } = getFileLocale(file);
  return textFields.flatMap((field) =>
    findAvoidedTerms(String(data[field] ?? ''), code).map(({ message, hint }) => ({
      file: `${file}:${getFieldLine(text, field)}`,
      message,
      hint,
    })),
  );
}
