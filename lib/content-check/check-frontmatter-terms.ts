import { getFileLocale } from '../source/text-locale';
import type { Fault } from './fault';
import { findAvoided } from './find-avoided';

/** Fields of the frontmatter that readers see as text. */
const fields = /^(?:title|description|sidebar_label):/;

/** Finds words in the frontmatter that the glossary replaces by others. */
export function checkFrontmatterTerms(file: string, text: string): Fault[] {
  const lines = text.split('\n');
  const end = lines.indexOf('---', 1);
  const { code } = getFileLocale(file);
  return lines.slice(0, end).flatMap((line, index) => {
    if (!fields.test(line)) return [];
    return findAvoided(line, code).map(({ message, hint }) => ({ file: `${file}:${index + 1}`, message, hint }));
  });
}
