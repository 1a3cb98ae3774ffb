import type { Schema } from '../json-schema';
import { formType } from '../samples/types';
import { toInvalid } from './check-parameters';
import { isImage } from './images';
import { locateJsonProblem } from './json-problem';
import { hasProblem, type Refusal } from './problem';
import type { SandboxBody, SandboxFile, SandboxMedia, SandboxOperation, SandboxPart } from './types';
import { resolve, validate } from './validate';
import { coerce, getOwn, isFile, type JsonObject, listTypes, parseJson } from './values';

export type BodyResult = { value: unknown } | { refusal: Refusal };

/** Limits that the contract answers with 413: of lists of 10,000 items, and of images in base64. */
const largeLimit = 10_000;

/** The body of a request as a value, or why the operation refuses it. */
export function readBody(operation: SandboxOperation, type: string | undefined, body?: SandboxBody): BodyResult {
  const spec = operation.body;
  if (!spec) return { value: undefined };
  if (!body || (body.kind === 'text' && body.text === '')) {
    return spec.required ? refuse('400', 'invalid_request', 'The body is missing.') : { value: undefined };
  }
  const mediaType = body.kind === 'form' ? formType : (type ?? '').split(';', 1)[0]?.trim().toLowerCase();
  const media = getOwn(spec.content, mediaType ?? '');
  if (!media) return refuseType(operation, mediaType ?? '');
  if (body.kind === 'text' && mediaType === formType) {
    const detail = 'The header "Content-Type" names no boundary: leave the header to your HTTP client.';
    return refuse('400', 'invalid_request', detail);
  }
  const read = body.kind === 'form' ? readForm(operation, media, body.parts) : readJson(body.text);
  if ('refusal' in read) return read;
  const refusal = checkValue(operation, media.schema, read.value);
  return refusal ? { refusal } : read;
}

function refuse(status: string, code: string, detail: string): { refusal: Refusal } {
  return { refusal: { status, code, detail } };
}

function refuseType(operation: SandboxOperation, type: string): { refusal: Refusal } {
  const accepted = Object.keys(operation.body?.content ?? {}).join(' or ');
  const detail = `The type of the body ${type ? `is ${type}` : 'is missing'}: send ${accepted}.`;
  return hasProblem(operation, '415', 'unsupported_media_type')
    ? refuse('415', 'unsupported_media_type', detail)
    : refuse('400', 'invalid_request', detail);
}

function readJson(text: string): BodyResult {
  const value = parseJson(text);
  if (value !== undefined) return { value };
  const { line, column } = locateJsonProblem(text);
  return refuse('400', 'invalid_request', `The body is not valid JSON: line ${line}, column ${column}.`);
}

/** A form as an object: texts get the types of their fields, and a field that is a list takes each part of its name. */
function readForm(operation: SandboxOperation, media: SandboxMedia, parts: SandboxPart[]): BodyResult {
  const properties = listProperties(media.schema, operation.schemas);
  const value: JsonObject = {};
  for (const part of parts) {
    if (isFile(part.value)) {
      const refusal = checkFile(operation, media, part.name, part.value);
      if (refusal) return { refusal };
    }
    const schema = resolve(getOwn(properties, part.name) ?? {}, operation.schemas);
    const isList = listTypes(schema).includes('array');
    const single = isFile(part.value)
      ? part.value
      : coerce(part.value, isList ? resolve(schema.items ?? {}, operation.schemas) : schema);
    value[part.name] = isList ? [...((value[part.name] as unknown[]) ?? []), single] : single;
  }
  return { value };
}

function checkFile(
  operation: SandboxOperation,
  { encoding }: SandboxMedia,
  field: string,
  { type, bytes }: SandboxFile,
): Refusal | undefined {
  const limit = operation.body?.maxFileBytes ?? Infinity;
  if (bytes.length > limit) {
    return {
      status: '413',
      code: 'payload_too_large',
      detail: `The file "${field}" is larger than ${limit / 1e6} MB.`,
    };
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

function checkValue(operation: SandboxOperation, schema: Schema, value: unknown): Refusal | undefined {
  const errors = validate(schema, value, operation.schemas);
  const tooLarge = errors.find(({ limit }) => typeof limit === 'number' && limit >= largeLimit);
  if (tooLarge && hasProblem(operation, '413', 'payload_too_large')) {
    return { status: '413', code: 'payload_too_large', detail: `${tooLarge.pointer} ${tooLarge.detail}.` };
  }
  return errors.length > 0 ? toInvalid(errors) : undefined;
}

/** The properties of a schema and of its alternatives. */
function listProperties(reference: Schema, schemas: Record<string, Schema>): Record<string, Schema> {
  const { properties, oneOf = [], anyOf = [], allOf = [] } = resolve(reference, schemas);
  const inside = [...oneOf, ...anyOf, ...allOf].map((part) => listProperties(part, schemas));
  return Object.assign({}, ...inside, properties);
}
