import { isFile, isPlainObject, parseJson } from './json';
import type { Schema } from './json-schema';

export function listTypes({ type }: Schema): string[] {
  return type === undefined ? [] : [type].flat();
}

/** Returns a schema with what its reference leads to. */
export function resolveSchema(schema: Schema, schemas: Record<string, Schema>): Schema {
  const { $ref, ...own } = schema;
  if ($ref === undefined) return schema;
  return { ...resolveSchema(schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}, schemas), ...own };
}

/** Lists the types that a schema and its alternatives name. */
export function listSchemaTypes(reference: Schema, schemas: Record<string, Schema>): string[] {
  const schema = resolveSchema(reference, schemas);
  const { oneOf = [], anyOf = [], allOf = [] } = schema;
  return [...listTypes(schema), ...[...oneOf, ...anyOf, ...allOf].flatMap((part) => listSchemaTypes(part, schemas))];
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

/** An integer as forms and queries write it, and a number as JSON does: no spaces, no `+5`, no `0x5`; of integers, no `1e1` and no `5.0`. */
const integerPattern = /^-?\d+$/;
const numberPattern = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** Converts a text of a form, a path, a query or a header to one of the types of its schema; returns the text where it is no such value. */
export function coerce(text: string, types: readonly string[]): unknown {
  if (types.includes('integer') && integerPattern.test(text)) return Number(text);
  if (types.includes('number') && numberPattern.test(text) && Number.isFinite(Number(text))) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (types.includes('object')) return parseJson(text) ?? text;
  return text;
}
