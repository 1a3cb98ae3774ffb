import { formats } from './formats';
import { getOwn, isFile, isPlainObject } from './json';
import type { Schema } from './json-schema';
import { hasType, listTypes, resolveSchema } from './schema-types';

/** Describes a value that is not valid, as the `errors` of a response do. */
export interface ValueError {
  pointer: string;
  detail: string;
  keyword: keyof Schema;
  limit?: unknown;
}

/** Lists what is wrong with a value. `#/components/schemas/…` refers to the schemas. */
export type Validate = (schema: Schema, value: unknown, schemas: Record<string, Schema>) => ValueError[];

type Schemas = Record<string, Schema>;
type Check = (schema: Schema, value: unknown, at: Location) => ValueError[];

/** Says which value is checked, with the schemas that references name. */
interface Location {
  pointer: string;
  schemas: Schemas;
}

/**
 * Lists what is wrong with a value, by the keywords of JSON Schema that `Schema` has.
 * @param schemas by name, as `#/components/schemas/…` refers to them
 */
export function validate(schema: Schema, value: unknown, schemas: Schemas, pointer = '#'): ValueError[] {
  const at = { pointer, schemas };
  const own = resolveSchema(schema, schemas);
  const wrongType = own.type !== undefined && !listTypes(own).some((type) => hasType(type, value));
  if (wrongType) return [toError(at, 'type', `must be ${listTypes(own).map(toTypeName).join(' or ')}`)];
  return checks.flatMap((check) => check(own, value, at));
}

const checks: Check[] = [checkValue, checkFile, checkText, checkNumber, checkList, checkObject, checkParts];

function checkValue({ const: constant, enum: values }: Schema, value: unknown, at: Location): ValueError[] {
  if (constant === undefined && values === undefined) return []; // To write a file as text would take a while.
  const text = JSON.stringify(value);
  if (constant !== undefined && text !== JSON.stringify(constant)) {
    return [toError(at, 'const', `must be ${JSON.stringify(constant)}`)];
  }
  if (values === undefined || values.some((item) => JSON.stringify(item) === text)) return [];
  return [toError(at, 'enum', `must be one of ${values.map((item) => String(item)).join(', ')}`)];
}

function checkFile(schema: Schema, value: unknown, at: Location): ValueError[] {
  // A text in place of a file is often a file name without the `@` of cURL.
  if (typeof value === 'string' && schema.format === 'binary') return [toError(at, 'format', 'must be a file')];
  if (!isFile(value)) return [];
  if (value.bytes.length === 0) return [toError(at, 'minLength', 'must not be empty')];
  return isFileSchema(schema) ? [] : [toError(at, 'format', 'must be a text, not a file')];
}

function checkText({ minLength = 0, maxLength, pattern, format }: Schema, value: unknown, at: Location): ValueError[] {
  if (typeof value !== 'string' || format === 'binary') return [];
  const { length } = [...value];
  if (length < minLength) {
    return [
      toError(at, 'minLength', minLength === 1 ? 'must not be empty' : `must have at least ${minLength} characters`),
    ];
  }
  if (maxLength !== undefined && length > maxLength) {
    return [toError(at, 'maxLength', `must have at most ${maxLength} characters`, maxLength)];
  }
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) {
    return [toError(at, 'pattern', `must match ${pattern}`)];
  }
  const known = formats[format ?? ''];
  return known && !known.test(value) ? [toError(at, 'format', known.detail)] : [];
}

/** Returns whether a part of a form is a file: as OpenAPI 3.0 writes it, or 3.1. */
function isFileSchema({ format, contentMediaType, contentEncoding, type }: Schema): boolean {
  return (
    format === 'binary' || (contentEncoding === undefined && (contentMediaType !== undefined || type === undefined))
  );
}

function checkNumber(schema: Schema, value: unknown, at: Location): ValueError[] {
  if (typeof value !== 'number') return [];
  const { minimum, maximum } = schema;
  const limit = findLimit(schema, value);
  if (!limit) return [];
  const isRange = minimum !== undefined && maximum !== undefined;
  return [toError(at, limit.keyword, `must be ${isRange ? `between ${minimum} and ${maximum}` : limit.detail}`)];
}

/** Finds the limit that a number does not keep to. */
function findLimit(schema: Schema, value: number): { keyword: 'minimum' | 'maximum'; detail: string } | undefined {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema;
  if (value < minimum) return { keyword: 'minimum', detail: `at least ${minimum}` };
  if (value <= exclusiveMinimum) return { keyword: 'minimum', detail: `more than ${exclusiveMinimum}` };
  if (value > maximum) return { keyword: 'maximum', detail: `at most ${maximum}` };
  if (value >= exclusiveMaximum) return { keyword: 'maximum', detail: `less than ${exclusiveMaximum}` };
  return undefined;
}

function checkList({ minItems = 0, maxItems, uniqueItems, items }: Schema, value: unknown, at: Location): ValueError[] {
  if (!Array.isArray(value)) return [];
  if (value.length < minItems) return [toError(at, 'minItems', `must have at least ${toCount(minItems, 'item')}`)];
  if (maxItems !== undefined && value.length > maxItems) {
    return [toError(at, 'maxItems', `must have at most ${toCount(maxItems, 'item')}`, maxItems)];
  }
  if (uniqueItems && new Set(value.map((item) => JSON.stringify(item))).size < value.length) {
    return [toError(at, 'uniqueItems', 'must not have the same item twice')];
  }
  return items ? value.flatMap((item, index) => validate(items, item, at.schemas, `${at.pointer}/${index}`)) : [];
}

function checkObject(schema: Schema, value: unknown, at: Location): ValueError[] {
  if (!isPlainObject(value)) return [];
  const {
    required = [],
    properties = {},
    additionalProperties,
    propertyNames,
    minProperties = 0,
    maxProperties,
  } = schema;
  const names = Object.keys(value);
  if (names.length < minProperties) {
    return [toError(at, 'minProperties', `must have at least ${toCount(minProperties, 'field')}`)];
  }
  if (maxProperties !== undefined && names.length > maxProperties) {
    return [toError(at, 'maxProperties', `must have at most ${toCount(maxProperties, 'field')}`)];
  }
  const missing = required
    .filter((name) => getOwn(value, name) === undefined)
    .map((name) => toError(toProperty(at, name), 'required', 'is required'));
  const wrong = names.flatMap((name) => {
    const location = toProperty(at, name);
    const nameErrors = propertyNames ? validate(propertyNames, name, at.schemas, location.pointer) : [];
    const property = getOwn(properties, name) ?? additionalProperties;
    if (property === false) return [toError(location, 'additionalProperties', 'is not a field of this object')];
    return typeof property === 'object'
      ? [...nameErrors, ...validate(property, value[name], at.schemas, location.pointer)]
      : nameErrors;
  });
  return [...missing, ...wrong];
}

function checkParts({ allOf = [], anyOf, oneOf }: Schema, value: unknown, at: Location): ValueError[] {
  const ofAll = allOf.flatMap((part) => validate(part, value, at.schemas, at.pointer));
  const alternatives = oneOf ?? anyOf;
  return alternatives ? [...ofAll, ...checkAlternatives(alternatives, value, at)] : ofAll;
}

/** Returns the errors of the alternative that the value comes nearest to: the one whose fixed values it has, then that with the fewest errors. */
function checkAlternatives(alternatives: Schema[], value: unknown, at: Location): ValueError[] {
  const results = alternatives.map((part) => validate(part, value, at.schemas, at.pointer));
  const weigh = (errors: ValueError[]) =>
    errors.reduce(
      (sum, { keyword }) => sum + (keyword === 'const' || keyword === 'enum' || keyword === 'type' ? 100 : 1),
      0,
    );
  const [nearest = []] = results.toSorted((a, b) => weigh(a) - weigh(b));
  if (nearest.length === 0 || typeof value !== 'string') return nearest;
  const details = results.flatMap((errors) => errors.slice(0, 1).map(({ detail }) => detail.replace(/^must /, '')));
  const isLimit = nearest[0]?.keyword === 'maxLength';
  return isLimit
    ? nearest
    : nearest.map((error) => ({ ...error, detail: `must ${[...new Set(details)].join(' or ')}` }));
}

function toProperty({ pointer, schemas }: Location, name: string): Location {
  return { pointer: `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, schemas };
}

function toError({ pointer }: Location, keyword: keyof Schema, detail: string, limit?: unknown): ValueError {
  return { pointer, detail, keyword, ...(limit !== undefined && { limit }) };
}

function toCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function toTypeName(type: string): string {
  return type === 'null' ? 'null' : `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`;
}
