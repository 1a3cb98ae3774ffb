import { isImage } from './images';
import { getOwn, isFile, type JsonObject, type SandboxFile } from './json';
import type { Schema } from './json-schema';
import type { SandboxMedia, SandboxOperation } from './operation';
import type { ProblemDraft } from './problem';
import type { SandboxPart } from './sandbox';
import { coerce, listTypes } from './schema-types';
import { resolveSchema } from './validate';

/** The media type of a form that can hold files. */
export const formType = 'multipart/form-data';

/** Reads a form as an object: texts get the types of their fields, and a field that is a list takes each part of its name. */
export function readForm(
  operation: SandboxOperation,
  media: SandboxMedia,
  parts: readonly SandboxPart[],
): { value: JsonObject } | ProblemDraft {
  const properties = listProperties(media.schema, operation.schemas);
  const value: JsonObject = {};
  for (const { name, value: content } of parts) {
    const problem = isFile(content) ? validateFile(operation, media, name, content) : undefined;
    if (problem) return problem;
    const schema = resolveSchema(getOwn(properties, name) ?? {}, operation.schemas);
    const isList = listTypes(schema).includes('array');
    const itemSchema = isList ? resolveSchema(schema.items ?? {}, operation.schemas) : schema;
    const item = isFile(content) ? content : coerce(content, itemSchema);
    value[name] = isList ? [...((value[name] as unknown[]) ?? []), item] : item;
  }
  return { value };
}

function validateFile(
  { body }: SandboxOperation,
  { encoding }: SandboxMedia,
  field: string,
  { type, bytes }: SandboxFile,
): ProblemDraft | undefined {
  const limit = body?.maxFileBytes ?? Infinity;
  if (bytes.length > limit) {
    const detail = `The file "${field}" is larger than ${limit / 1e6} MB.`;
    return { status: '413', code: 'payload_too_large', detail };
  }
  const accepted = getOwn(encoding, field) ?? [];
  if (accepted.length > 0 && !accepted.includes(type.split(';', 1)[0]?.trim().toLowerCase() ?? '')) {
    const detail = `The type of the file "${field}" is ${type || 'missing'}: send ${accepted.join(', ')}.`;
    return { status: '415', code: 'unsupported_media_type', detail };
  }
  const isCheck = accepted.includes('image/webp');
  if (!isCheck || isImage(bytes)) return undefined;
  const errors = [{ pointer: `#/${field}`, detail: 'could not be read as an image' }];
  return { status: '422', code: 'image_unreadable', errors };
}

/** Lists the properties of a schema and of its alternatives. */
function listProperties(reference: Schema, schemas: Record<string, Schema>): Record<string, Schema> {
  const { properties, oneOf = [], anyOf = [], allOf = [] } = resolveSchema(reference, schemas);
  const inside = [...oneOf, ...anyOf, ...allOf].map((part) => listProperties(part, schemas));
  return Object.assign({}, ...inside, properties);
}
