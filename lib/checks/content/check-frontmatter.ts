import type { Problem } from '../../errors/problem';
import { getFileLocale } from '../../i18n/file-locale';
import { getFieldLine } from '../../pages/field-problems';
import { textFields } from '../../pages/schemas/fields';
import { toList } from '../../text/nearest';
import { findAvoidedTerms } from './find-avoided-terms';

/** Three lines of a social card, whichever their letters. */
const maximum = 80;

/** Signs that the font of social cards lacks: anything but letters of European languages and common marks. */
const unknownLetters = /[^\u0020-\u024f\u2010-\u2026\u2030-\u203a\u20ac\u2122\u2190-\u2193]/gu;

/**
 * Finds a title that the page's social card cannot show: one that is too long, or has letters that its font lacks.
 * @param text the whole file
 */
export function checkCardTitle(file: string, text: string, title: string): Problem[] {
  const where = { file: `${file}:${getFieldLine(text, 'title')}` };
  const unknown = title.match(unknownLetters);
  if (unknown) {
    const message = `The social card cannot show ${toList([...new Set(unknown)])} in the title "${title}".`;
    return [{ ...where, message, hint: 'Use only letters of European languages.' }];
  }
  if (title.length <= maximum) return [];
  const message = `The title "${title}" (${title.length} characters) is too long for the social card, which cuts it.`;
  return [{ ...where, message, hint: `Shorten it to ${maximum} characters.` }];
}

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
