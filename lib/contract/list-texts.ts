import { isObject } from '../errors/is-object';

/** A text of the contract that readers see. */
export interface ContractText {
  /** Keys from the top of the document to the text. */
  path: (string | number)[];
  text: string;
}

const textKeys = ['summary', 'description', 'title'];
/** Anything below these keys is a value, not a text. */
const valueKeys = ['value', 'example', 'default', 'const', 'enum'];
/** Keys whose direct children have names of their own, such as a property `title`, or the response `default`. */
const mapKeys = ['properties', 'responses', 'examples'];

/** Lists every summary, description and title of a document, except in values such as examples, and where the key is a name. */
export function listTexts(document: unknown): ContractText[] {
  return walk(document, [], false);
}

function walk(node: unknown, path: (string | number)[], areNames: boolean): ContractText[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => walk(item, [...path, index], false));
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const below = [...path, key];
    if (areNames) return walk(value, below, false);
    if (textKeys.includes(key) && typeof value === 'string') return [{ path: below, text: value }];
    if (valueKeys.includes(key)) return [];
    if (key === 'examples' && Array.isArray(value)) return 'payload' in node ? walkMessageExamples(value, below) : [];
    return walk(value, below, mapKeys.includes(key) || (path.length === 1 && path[0] === 'components'));
  });
}

/** The examples of an AsyncAPI message are a list, as values of a JSON Schema are, but each has a summary beside its payload. */
function walkMessageExamples(examples: unknown[], path: (string | number)[]): ContractText[] {
  return examples.flatMap((example, index) => {
    const { payload, headers, ...texts } = example as Record<string, unknown>;
    return walk(texts, [...path, index], false);
  });
}

/** Writes a path as a JSON Pointer. */
export function toPointer(path: readonly (string | number)[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
