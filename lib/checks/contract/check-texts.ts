import { toLocation } from '../../content/field-problems';
import type { AsyncApiDocument } from '../../contract/asyncapi-schema';
import { contractFiles } from '../../contract/contract-files';
import { getChannel } from '../../contract/get-channel';
import { getAnswers, listOperations } from '../../contract/get-operation';
import { listTexts, toPointer } from '../../contract/list-texts';
import type { OpenApiDocument, Schema } from '../../contract/openapi-schema';
import { applyOverlay, type Overlay } from '../../contract/overlay';
import { buildPropertyTree, type PropertyTree } from '../../contract/property-tree';
import { isObject } from '../../errors/is-object';
import { type Problem, toProblem } from '../../errors/problem';
import type { LocaleCode } from '../../i18n/locales';
import { findAvoidedTerms } from '../content/find-avoided-terms';
import type { OperationLocator } from './locate-operations.server';

/** Finds fields of requests, answers and messages that the reference would name without saying what they mean. */
export function checkDescriptions(
  openapi: OpenApiDocument,
  asyncapi: AsyncApiDocument,
  getPlace: OperationLocator,
): Problem[] {
  const inOperations = listOperations(openapi).flatMap((operation) => {
    const bodies = [operation.body, ...getAnswers(operation).map(({ response }) => response)];
    const schemas = bodies.flatMap((body) => Object.values(body?.content ?? {}).map(({ schema = {} }) => schema));
    return toProblems(getPlace(operation.id), operation.id, openapi, schemas);
  });
  const inMessages = Object.keys(asyncapi.channels).flatMap((id) => {
    const { received, sent } = getChannel(asyncapi, id);
    return [...received, ...sent].flatMap(({ name, payload }) =>
      toProblems(contractFiles.asyncapi, `${id}, ${name}`, asyncapi, [payload]),
    );
  });
  return [...inOperations, ...inMessages];
}

function toProblems(file: string, where: string, document: object, schemas: readonly Schema[]): Problem[] {
  const names = new Set(schemas.flatMap((schema) => findUndescribed(buildPropertyTree(document, schema))));
  return [...names].map((name) => ({
    file,
    message: `${where}: the field ${name} has no description.`,
    hint: 'Say in its schema what it means.',
  }));
}

/** The paths of fields without a description. A value whose name is free is described where the names are. */
function findUndescribed({ children, variants }: PropertyTree): string[] {
  const own = children.filter(({ name, description }) => name !== '*' && !description);
  return [...own.map(({ path }) => path.join('.')), ...[...children, ...variants].flatMap(findUndescribed)];
}

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
const names = [/^\/info\/title$/];

/**
 * Finds actions of an overlay that match nothing, and texts that it leaves in the language of the contract.
 * @param file the overlay's file, as problems name it
 * @param text the whole file, for the lines of its actions
 * @param isPartial whether texts may stay in the language of the contract
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
    const isTranslated = after.get(pointer) !== text || touched.has(text) || names.some((name) => name.test(pointer));
    if (isTranslated) return [];
    const update = `{ ${path.at(-1)}: … }`;
    const hint = `Add an action with the target ${toJsonPath(path.slice(0, -1))} and the update ${update}.`;
    return [{ file, message: `${pointer} has no translation: "${text}"`, hint }];
  });
}

/** A path as a JSONPath (RFC 9535). */
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
