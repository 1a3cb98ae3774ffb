import type { Fault } from '../content-check/fault';
import { findAvoidedTerms } from '../content-check/find-avoided-terms';
import type { LocaleCode } from '../i18n/locales';
import { listTexts, toPointer } from './walk-texts';

const inlineCode = /`[^`]+`/g;

/**
 * Finds words in the texts of a contract or an overlay that the glossary replaces with others.
 * @param file entry file of the document, as faults name it
 */
export function checkTerms(document: object, code: LocaleCode, file: string): Fault[] {
  return listTexts(document).flatMap(({ path, text }) =>
    findAvoidedTerms(text.replace(inlineCode, ' '), code).map(({ message, hint }) => ({
      file: `${file}${toPointer(path)}`,
      message,
      hint,
    })),
  );
}
