import { listTexts, toPointer } from '../../contract/list-texts';
import { applyOverlay, type Overlay } from '../../contract/overlay';
import { isObject } from '../../errors/is-object';
import { type Problem, toProblem } from '../../errors/problem';
import type { LocaleCode } from '../../i18n/locales';
import { toLocation } from '../../pages/field-problems';
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

/** Texts that are the same in every language. */
const untranslatedPaths = [/^\/info\/title$/];

/**
 * Finds actions of an overlay that match nothing, and texts that it leaves in the language of the contract.
 * @param file the overlay's file, as problems name it
 * @param text content of the file, in which problems find the lines of its actions
 * @param isPartial true if texts may stay in the language of the contract
 */
export function checkOverlay(
  document: object,
  overlay: Overlay,
  file: string,
  text: string,
  isPartial = false,
): Problem[] {
  const problems: Problem[] = [];
  const translated = structuredClone(document);
  for (const action of overlay.actions) {
    try {
      applyOverlay(translated, { ...overlay, actions: [action] });
    } catch (error) {
      problems.push(toProblem(toLocation(file, text, action.target), error));
    }
  }
  return isPartial ? problems : [...problems, ...findUntranslated(document, translated, overlay, file)];
}

function findUntranslated(document: object, translated: object, overlay: Overlay, file: string): Problem[] {
  const touched = collectStrings(overlay.actions.map(({ update }) => update));
  const after = new Map(listTexts(translated).map(({ path, text }) => [toPointer(path), text]));
  return listTexts(document).flatMap(({ path, text }) => {
    const pointer = toPointer(path);
    // A name such as "QRIS" may be the same in both languages, but then the overlay repeats it.
    const isTranslated =
      after.get(pointer) !== text || touched.has(text) || untranslatedPaths.some((name) => name.test(pointer));
    if (isTranslated) return [];
    const update = `{ ${path.at(-1)}: … }`;
    const hint = `Add an action with the target ${toJsonPath(path.slice(0, -1))} and the update ${update}.`;
    return [{ file, message: `${pointer} has no translation: "${text}"`, hint }];
  });
}

/** Writes a path as a JSONPath (RFC 9535). */
function toJsonPath(path: readonly (string | number)[]): string {
  const toPart = (part: string | number) => {
    if (typeof part === 'number') return `[${part}]`;
    return /^[A-Za-z_]\w*$/.test(part) ? `.${part}` : `['${part.replaceAll("'", "\\'")}']`;
  };
  return `$${path.map(toPart).join('')}`;
}

function collectStrings(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set([value]);
  if (!isObject(value)) return new Set();
  return new Set(Object.values(value).flatMap((item) => [...collectStrings(item)]));
}
