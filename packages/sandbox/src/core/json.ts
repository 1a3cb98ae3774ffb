export type JsonObject = Record<string, unknown>;

/** A file in a form, or a body that is no text. */
export interface SandboxFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

export function isPlainObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isFile(value);
}

export function isFile(value: unknown): value is SandboxFile {
  return typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;
}

/** Returns a field of an object's own: a request may use names that every object inherits, such as `constructor`. */
export function getOwn<Value>(object: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Parses a JSON text; returns `undefined` for one that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
