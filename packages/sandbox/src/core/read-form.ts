import { isImage, takesImages, toUnreadableProblem } from './images';
import { getOwn, isFile, type JsonObject, type SandboxFile } from './json';
import type { Schema } from './json-schema';
import type { SandboxMedia, SandboxOperation } from './operation';
import type { ProblemDraft } from './problem';
import type { SandboxPart } from './sandbox';
import { coerce, listSchemaTypes, resolveSchema } from './schema-types';

/** Reads a form as an object: texts get the types of their fields, and a field that is a list takes each part of its name. */
export function readForm(
  operation: SandboxOperation,
  media: SandboxMedia,
  parts: readonly SandboxPart[],
): { value: JsonObject } | ProblemDraft {
  const { schemas } = operation;
  const properties = listProperties(media.schema, schemas);
  // A form may have fields such as `__proto__`, which a plain object would take for something else.
  const fields = new Map<string, unknown>();
  for (const { name, value: content } of parts) {
    const problem = isFile(content) ? validateFile(operation, media, name, content) : undefined;
    if (problem) return problem;
    const schema = getOwn(properties, name) ?? {};
    const types = listSchemaTypes(schema, schemas);
    const isList = types.includes('array');
    const itemTypes = isList ? listSchemaTypes(resolveSchema(schema, schemas).items ?? {}, schemas) : types;
    const item = isFile(content) ? content : coerce(content, itemTypes);
    fields.set(name, isList ? [...((fields.get(name) as unknown[]) ?? []), item] : item);
  }
  return { value: Object.fromEntries(fields) };
}

function validateFile(
  operation: SandboxOperation,
  { encoding }: SandboxMedia,
  field: string,
  { type, bytes }: SandboxFile,
): ProblemDraft | undefined {
  const limit = operation.body?.maxFileBytes ?? Infinity;
  if (bytes.length > limit) {
    const detail = `The file "${field}" is larger than ${limit / 1e6} MB.`;
    return { status: '413', code: 'payload_too_large', detail };
  }
  const accepted = getOwn(encoding, field) ?? [];
  if (accepted.length > 0 && !accepted.includes(type.split(';', 1)[0]?.trim().toLowerCase() ?? '')) {
    const detail = `The type of the file "${field}" is ${type || 'missing'}: send ${accepted.join(', ')}.`;
    return { status: '415', code: 'unsupported_media_type', detail };
  }
  // The validator has a better word for an empty file.
  const isReadable = !takesImages(operation) || bytes.length === 0 || isImage(bytes);
  return isReadable ? undefined : toUnreadableProblem([`#/${field}`]);
}

/** Lists the properties of a schema and of its alternatives. */
function listProperties(reference: Schema, schemas: Record<string, Schema>): Record<string, Schema> {
  const { properties, oneOf = [], anyOf = [], allOf = [] } = resolveSchema(reference, schemas);
  const inside = [...oneOf, ...anyOf, ...allOf].map((part) => listProperties(part, schemas));
  return Object.assign({}, ...inside, properties);
}
