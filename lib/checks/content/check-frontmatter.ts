import type { Problem } from '../../errors/problem';
import { getFileLocale } from '../../i18n/file-locale';
import { getFieldLine } from '../../pages/field-problems';
import { textFields } from '../../pages/schemas/fields';
import { toList } from '../../text/nearest';
import { findAvoidedTerms } from './find-avoided-terms';

/** A social card has room for this many characters, even wide ones, on its three lines. */
const maxTitleLength = 80;

/** Matches what the font of social cards lacks: anything but letters of European languages and common marks. */
const unsupportedCharacters = /[^\u0020-\u024f\u2010-\u2026\u2030-\u203a\u20ac\u2122\u2190-\u2193]/gu;

/**
 * Finds a title that the page's social card cannot show: one that is too long, or has letters that its font lacks.
 * @param text content of the file
 */
export function checkCardTitle(file: string, text: string, title: string): Problem[] {
  const location = `${file}:${getFieldLine(text, 'title')}`;
  const unknown = title.match(unsupportedCharacters);
  if (unknown) {
    const message = `The social card cannot show ${toList([...new Set(unknown)])} in the title "${title}".`;
    return [{ file: location, message, hint: 'Use only letters of European languages.' }];
  }
  if (title.length <= maxTitleLength) return [];
  const message = `The title "${title}" (${title.length} characters) is too long for the social card, which cuts it.`;
  return [{ file: location, message, hint: `Shorten it to ${maxTitleLength} characters.` }];
}

/**
 * Finds words in the frontmatter that the glossary replaces with others.
 * @param text content of the file
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
