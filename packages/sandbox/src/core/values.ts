import type { Schema } from '../json-schema';
import type { SandboxFile } from './types';

export type JsonObject = Record<string, unknown>;

export function isPlainObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isFile(value);
}

export function isFile(value: unknown): value is SandboxFile {
  return typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;
}

/** A field of an object's own: a request may use names that every object inherits, such as `constructor`. */
export function getOwn<Value>(object: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

export function listTypes({ type }: Schema): string[] {
  return type === undefined ? [] : [type].flat();
}

/** Whether a value has a type of JSON Schema. The content of a file is a string. */
export function hasType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isPlainObject(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'string') return typeof value === 'string' || isFile(value);
  return typeof value === type;
}

/** The formats of strings that the contract uses. */
export const formats: Record<string, { test: (text: string) => boolean; detail: string }> = {
  uri: { test: (text) => /^[a-z][a-z\d+.-]*:\S+$/i.test(text), detail: 'must be a URI' },
  email: { test: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text), detail: 'must be an email address' },
  date: { test: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isTime(text), detail: 'must be a date such as 2026-11-20' },
  'date-time': {
    test: (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i.test(text) && isTime(text),
    detail: 'must be a time such as 2026-11-20T03:14:07Z',
  },
};

function isTime(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}

/** A text of a form, a path, a query or a header as the value that its schema asks for; the text itself where it is no such value. */
export function coerce(text: string, schema: Schema): unknown {
  const types = listTypes(schema);
  if ((types.includes('integer') || types.includes('number')) && text.trim() !== '' && Number.isFinite(Number(text))) {
    return Number(text);
  }
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (types.includes('object')) return parseJson(text) ?? text;
  return text;
}

/** A time as the contract writes it: RFC 3339 in UTC, without fractions of a second. */
export function toTime(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, 'Z');
}

/** A parsed JSON text; `undefined` for one that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
