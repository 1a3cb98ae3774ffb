import { listTexts, toPointer } from '../../contract/list-texts';
import type { Problem } from '../../errors/problem';
import type { LocaleCode } from '../../i18n/locales';
import { findAvoidedTerms } from '../content/find-avoided-terms';

const inlineCode = /`[^`]+`/g;

/**
 * Finds words in the texts of a contract or an overlay that the glossary replaces with others.
 * @param file entry file of the document, as problems name it
 */
export function checkTerms(document: object, code: LocaleCode, file: string): Problem[] {
  return listTexts(document).flatMap(({ path, text }) =>
    findAvoidedTerms(text.replace(inlineCode, ' '), code).map(({ message, hint }) => ({
      file: `${file}#${toPointer(path)}`,
      message,
      hint,
    })),
  );
}
