import { getReferenceName } from 'openapi-sandbox/build';
import type { Parameter, Schema } from './openapi-schema';
import { resolveReference } from './resolve-reference';

/** A constraint on a value, as a JSON Schema keyword that the page puts into words. */
export interface Constraint {
  keyword: ConstraintKeyword;
  value: number | string | true;
}

const constraintKeywords = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'pattern',
] as const satisfies (keyof Schema)[];

type ConstraintKeyword = (typeof constraintKeywords)[number];

/** The inside of a value: properties of its own, and alternatives of which one applies. */
export interface PropertyTree {
  children: PropertyNode[];
  variants: PropertyVariant[];
}

/** Details of a value apart from its inside. A list takes those that it lacks from its items. */
export interface ValueDetails {
  /** Such as `string`, `array<object>`, `string | null`. */
  type: string;
  format: string | undefined;
  description: string | undefined;
  isDeprecated: boolean;
  constraints: Constraint[];
  /** Details of each item of an array. */
  item: ValueDetails | undefined;
  /** Constraints on each name in an object whose names are free. */
  nameConstraints: Constraint[];
  allowed: string[];
  defaultValue: string | undefined;
  example: string | undefined;
}

/** One of several alternatives for a value. */
export interface PropertyVariant extends PropertyTree, ValueDetails {
  label: string;
}

/** A value of a body as the reference shows it, with its nested values. */
export interface PropertyNode extends PropertyTree, ValueDetails {
  name: string;
  /** Path of names from the top of the body, for the anchor. */
  path: string[];
  isRequired: boolean;
}

interface Context {
  document: object;
  path: string[];
  /** Names of the enclosing schemas, at which recursive schemas end. */
  above: string[];
}

/** Builds the tree of the properties of a schema, to any depth. */
export function buildPropertyTree(document: object, schema: Schema): PropertyTree {
  return getInside({ document, path: [], above: [] }, schema);
}

/** Builds the tree of the properties of a schema of the contract, by its name. */
export function buildSchemaTree(document: object, name: string): PropertyTree {
  return buildPropertyTree(document, { $ref: `#/components/schemas/${name}` });
}

/** Converts a parameter to a node; its own description and example take precedence over those of its schema. */
export function buildParameterNode(document: object, parameter: Parameter): PropertyNode {
  const { name, schema, description, required = false, example } = parameter;
  const node = toNode({ document, path: [], above: [] }, name, schema, required);
  return { ...node, description, ...(example !== undefined && { example: String(example) }) };
}

function toNode(context: Context, name: string, reference: Schema, isRequired: boolean): PropertyNode {
  const path = [...context.path, name];
  return {
    name,
    path,
    isRequired,
    ...getDetails(context, reference),
    ...getInside({ ...context, path }, reference),
  };
}

function getDetails(context: Context, reference: Schema): ValueDetails {
  const schema = simplify(context, reference);
  const item = getItem(enter(context, getReferenceName(reference)), schema);
  const example = schema.examples?.[0];
  return {
    type: getTypeName(context, reference),
    format: getFormat(schema) ?? item?.format,
    description: schema.description,
    isDeprecated: schema.deprecated ?? false,
    constraints: getConstraints(schema),
    item,
    nameConstraints: schema.propertyNames ? getConstraints(simplify(context, schema.propertyNames)) : [],
    allowed: getAllowed(schema) ?? item?.allowed ?? [],
    defaultValue: schema.default === undefined ? undefined : JSON.stringify(schema.default),
    example: example === undefined ? item?.example : JSON.stringify(example),
  };
}

/** Formats that are for generators of code rather than for readers. */
const unshownFormats = ['binary', 'int32', 'int64'];

function getFormat({ format = '', contentMediaType, contentEncoding }: Schema): string | undefined {
  return (unshownFormats.includes(format) ? '' : format) || contentMediaType || contentEncoding;
}

/** Returns the details of the items of a list; none where they are the list itself again. */
function getItem(context: Context, { items }: Schema): ValueDetails | undefined {
  if (!items) return undefined;
  const name = getReferenceName(items);
  return name && context.above.includes(name) ? undefined : getDetails(context, items);
}

/** Returns the description of each item of a list, where no properties of it are shown. */
export function findItemDescription({ item, children }: PropertyNode): string | undefined {
  return children.length === 0 ? item?.description : undefined;
}

function getInside(context: Context, reference: Schema): PropertyTree {
  const name = getReferenceName(reference);
  if (name && context.above.includes(name)) return { children: [], variants: [] };
  const inner = enter(context, name);
  const schema = flatten(context, reference);
  const nullable = getNullable(schema);
  if (nullable) return getInside(inner, nullable);
  if (schema.items) return getInside({ ...inner, path: markLast(inner.path, '[]') }, schema.items);

  const required = schema.required ?? [];
  const children = Object.entries(schema.properties ?? {}).map(([key, value]) =>
    toNode(inner, key, value, required.includes(key)),
  );
  const values =
    typeof schema.additionalProperties === 'object' ? [toNode(inner, '*', schema.additionalProperties, false)] : [];
  return { children: [...children, ...values], variants: getVariants(inner, schema) };
}

/** Returns the alternatives of a value; none if they are nothing but types. */
function getVariants(context: Context, schema: Schema): PropertyVariant[] {
  const variants = getAlternatives(schema).map((alternative) => {
    const { title, properties, const: constant } = flatten(context, alternative);
    // Readers know alternatives by the value of a constant `type`, if there is one.
    const kind = constant ?? properties?.type?.const;
    const label = title ?? kind?.toString() ?? getReferenceName(alternative) ?? getTypeName(context, alternative);
    const inside = getInside({ ...context, path: [...context.path, label] }, alternative);
    return { label, ...getDetails(context, alternative), ...inside };
  });
  return variants.some(saysMoreThanType) ? variants : [];
}

function saysMoreThanType({ children, variants, ...details }: PropertyVariant): boolean {
  return children.length + variants.length > 0 || hasDetails(details);
}

function hasDetails({ description, format, item, ...details }: ValueDetails): boolean {
  const lists = [details.constraints, details.nameConstraints, details.allowed];
  return Boolean(description || format || (item && hasDetails(item))) || lists.some(({ length }) => length > 0);
}

function getAlternatives({ oneOf, anyOf = [] }: Schema): Schema[] {
  return (oneOf ?? anyOf).filter(({ type }) => type !== 'null');
}

/** Returns the schema A of a value that is "A or null". */
function getNullable(schema: Schema): Schema | undefined {
  const [only, ...others] = getAlternatives(schema);
  const isNullable = (schema.oneOf ?? schema.anyOf)?.length === 2;
  return isNullable && others.length === 0 ? only : undefined;
}

/** Returns the context inside a schema, by its name if it has one. */
function enter(context: Context, name: string | undefined): Context {
  return name ? { ...context, above: [...context.above, name] } : context;
}

/** Resolves the reference and merges the parts of `allOf`. */
function flatten(context: Context, reference: Schema): Schema {
  const schema = resolveReference<Schema>(context.document, reference);
  if (!schema.allOf) return schema;
  const { allOf, ...own } = schema;
  const parts = [...allOf.map((part) => flatten(context, part)), own];
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}

/** Flattens a schema; "A or null" becomes A. Keywords beside the alternatives take precedence. */
function simplify(context: Context, reference: Schema): Schema {
  const schema = flatten(context, reference);
  const nullable = getNullable(schema);
  if (!nullable) return schema;
  const { oneOf, anyOf, ...own } = schema;
  return { ...simplify(context, nullable), ...own };
}

/** Returns the type of a value; for a schema inside itself, its name. */
function getTypeName(context: Context, reference: Schema): string {
  const name = getReferenceName(reference);
  if (name && context.above.includes(name)) return name;
  const inner = enter(context, name);
  const schema = flatten(context, reference);
  const alternatives = schema.oneOf ?? schema.anyOf;
  const types = alternatives ? alternatives.map((alternative) => getTypeName(inner, alternative)) : getOwnTypes(schema);
  const { items } = schema;
  const typed = items ? types.map((type) => (type === 'array' ? `array<${getTypeName(inner, items)}>` : type)) : types;
  return [...new Set(typed)].join(' | ');
}

function getOwnTypes(schema: Schema): string[] {
  if (schema.type === undefined && schema.items) return ['array'];
  if (schema.type) return [schema.type].flat();
  if (schema.const !== undefined) return [typeof schema.const];
  return [schema.properties ? 'object' : 'any'];
}

function getConstraints(schema: Schema): Constraint[] {
  return constraintKeywords.flatMap((keyword) => {
    const value = schema[keyword];
    return value === undefined || value === false ? [] : [{ keyword, value }];
  });
}

/** Returns the values that a property may have, if they are listed. */
function getAllowed(schema: Schema): string[] | undefined {
  const values = schema.const === undefined ? schema.enum : [schema.const];
  return values?.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
}

function markLast(path: string[], mark: string): string[] {
  return path.length === 0 ? [mark] : [...path.slice(0, -1), `${path.at(-1)}${mark}`];
}
