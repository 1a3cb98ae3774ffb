import { hashBytes } from './hash-bytes';
import { getOwn, isFile, isPlainObject } from './json';
import type { Schema } from './json-schema';
import type { SampleImage, SandboxOperation } from './operation';
import { hasProblem, type ProblemDraft } from './problem';
import { resolveSchema } from './schema-types';

const unreadable = { status: '422', code: 'image_unreadable' };

/** The first bytes of JPEG, PNG and RIFF, in which WebP lies. */
const signatures = ['ffd8ff', '89504e47', '52494646'];

/** Returns whether bytes begin as an image does that checks take. */
export function isImage(bytes: Uint8Array): boolean {
  const start = [...bytes.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return signatures.some((signature) => start.startsWith(signature));
}

/** Returns whether an operation reads the images that it gets: the contract says what happens to one that it cannot read. */
export function takesImages(operation: SandboxOperation): boolean {
  return hasProblem(operation, unreadable.status, unreadable.code);
}

/** Describes images that are none. */
export function toUnreadableProblem(pointers: readonly string[]): ProblemDraft {
  return { ...unreadable, errors: pointers.map((pointer) => ({ pointer, detail: 'could not be read as an image' })) };
}

/** Lists the fields of a JSON body that should be images in base64 and are none. */
export function listUnreadableImages(
  value: unknown,
  reference: Schema,
  schemas: Record<string, Schema>,
  pointer = '#',
): string[] {
  const schema = resolveSchema(reference, schemas);
  if (typeof value === 'string') return isBase64(schema, schemas) && !isImageText(value) ? [pointer] : [];
  if (Array.isArray(value)) {
    const { items = {} } = schema;
    return value.flatMap((item, index) => listUnreadableImages(item, items, schemas, `${pointer}/${index}`));
  }
  const { properties = {}, oneOf = [], anyOf = [], allOf = [] } = schema;
  const alternatives = [...oneOf, ...anyOf, ...allOf];
  const ofFields = Object.entries(isPlainObject(value) ? value : {}).flatMap(([name, inner]) => {
    const property = getOwn(properties, name);
    return property ? listUnreadableImages(inner, property, schemas, `${pointer}/${name}`) : [];
  });
  const ofParts = alternatives.flatMap((part) => listUnreadableImages(value, part, schemas, pointer));
  return [...new Set([...ofFields, ...ofParts])];
}

/** Returns whether a schema, or one of its alternatives, is a text in base64. */
function isBase64(schema: Schema, schemas: Record<string, Schema>): boolean {
  const { contentEncoding, oneOf = [], anyOf = [] } = schema;
  return (
    contentEncoding === 'base64' || [...oneOf, ...anyOf].some((part) => isBase64(resolveSchema(part, schemas), schemas))
  );
}

/** Returns whether a text is an address, or begins in base64 as an image does. */
function isImageText(text: string): boolean {
  if (/^https?:/.test(text)) return true;
  const start = text.slice(0, 8);
  return start.length === 8 && /^[A-Za-z0-9+/]+$/.test(start) && isImage(toBytes(start));
}

function toBytes(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/**
 * Returns the name of the sample image that a value holds: a file or base64 by its content, an https URL by the end of its path.
 * @returns undefined for a value that is no sample image
 */
export function getImageName(value: unknown, images: readonly SampleImage[]): string | undefined {
  if (typeof value === 'string' && /^https?:/.test(value)) return value.split(/[?#]/, 1)[0]?.split('/').pop();
  const bytes = isFile(value) ? value.bytes : decodeBase64(value, images);
  if (!bytes) return undefined;
  return images.find(({ size, hash }) => size === bytes.length && hash === hashBytes(bytes))?.name;
}

/** Decodes a text that is as long as one of the images would be; most texts of a request are not. */
function decodeBase64(value: unknown, images: readonly SampleImage[]): Uint8Array | undefined {
  if (typeof value !== 'string' || !images.some(({ size }) => value.length === 4 * Math.ceil(size / 3)))
    return undefined;
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(value)) return undefined;
  return toBytes(value);
}
