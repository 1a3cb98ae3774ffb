/** A text of the contract that readers see. */
export interface ContractText {
  /** Keys from the top of the document to the text. */
  path: (string | number)[];
  text: string;
}

const textKeys = ['summary', 'description', 'title'];
/** Anything below these keys is a value, not a text. */
const valueKeys = ['value', 'example', 'default', 'const', 'enum'];
/** What is directly below these keys has names of its own, such as a property `title`, or the response `default`. */
const mapKeys = ['properties', 'responses', 'examples'];

/** Every summary, description and title of a document, except in values such as examples, and where the key is a name. */
export function listTexts(node: unknown, path: (string | number)[] = []): ContractText[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => listTexts(item, [...path, index]));
  if (typeof node !== 'object' || node === null) return [];
  const areNames = mapKeys.includes(String(path.at(-1))) || path.at(-2) === 'components';
  return Object.entries(node).flatMap(([key, value]) => {
    if (!areNames && textKeys.includes(key) && typeof value === 'string')
      return [{ path: [...path, key], text: value }];
    const isValue = !areNames && (valueKeys.includes(key) || (key === 'examples' && Array.isArray(value)));
    return isValue ? [] : listTexts(value, [...path, key]);
  });
}

/** A path as a JSON Pointer. */
export function toPointer(path: readonly (string | number)[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
