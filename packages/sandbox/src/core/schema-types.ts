import { isFile, isPlainObject, parseJson } from './json';
import type { Schema } from './json-schema';

export function listTypes({ type }: Schema): string[] {
  return type === undefined ? [] : [type].flat();
}

/** Returns whether a value has a type of JSON Schema. The content of a file is a string. */
export function hasType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isPlainObject(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'string') return typeof value === 'string' || isFile(value);
  return typeof value === type;
}

/** Converts a text of a form, a path, a query or a header to the type of its schema; returns the text where it is no such value. */
export function coerce(text: string, schema: Schema): unknown {
  const types = listTypes(schema);
  if ((types.includes('integer') || types.includes('number')) && text.trim() !== '' && Number.isFinite(Number(text))) {
    return Number(text);
  }
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (types.includes('object')) return parseJson(text) ?? text;
  return text;
}
