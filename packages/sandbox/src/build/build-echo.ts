import type { Schema } from '../core/json-schema';
import type { SandboxEcho } from '../core/operation';
import type { OpenApiDocument, ResolvedOperation } from './openapi';
import { resolveReference } from './resolve-reference';

interface Fields {
  properties: Map<string, Schema>;
  required: Set<string>;
}

/** Builds the list of fields of the request that the response of an operation repeats, by the names that both have. */
export function buildEcho(document: OpenApiDocument, operation: ResolvedOperation): SandboxEcho {
  const [success] = Object.values(
    operation.responses.find(({ status }) => status.startsWith('2'))?.response.content ?? {},
  );
  const response = listFields(document, success?.schema ?? {});
  const bodies = Object.values(operation.body?.content ?? {}).map(({ schema = {} }) => listFields(document, schema));
  const query = operation.parameters.filter(({ in: location }) => location === 'query');
  const sent = new Map([
    ...query.map(({ name, schema }) => [name, schema] as const),
    ...bodies.flatMap(({ properties }) => [...properties]),
  ]);
  const fields = [...sent.keys()].filter((name) => {
    const target = response.properties.get(name);
    return target !== undefined && takesAll(document, target, sent.get(name) ?? {});
  });
  const example = Object.values(success?.examples ?? {})[0]?.value as Record<string, unknown> | undefined;
  const defaults = fields.flatMap((name) => {
    const fallback =
      resolveReference<Schema>(document, sent.get(name) ?? {}).default ?? getEmpty(document, response, name);
    if (fallback !== undefined) return [[name, fallback]];
    const isKept = response.required.has(name) || query.some((parameter) => parameter.name === name);
    return isKept && example?.[name] !== undefined ? [[name, example[name]]] : [];
  });
  const { perItem } = operation.resource;
  return { fields, defaults: Object.fromEntries(defaults), ...(perItem && { perItem }) };
}

/** Lists the fields of an object with those of its alternatives; required is what all alternatives require. */
function listFields(document: OpenApiDocument, reference: Schema): Fields {
  const schema = resolveReference<Schema>(document, reference);
  const alternatives = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map((part) => listFields(document, part));
  const parts = (schema.allOf ?? []).map((part) => listFields(document, part));
  const [first, ...others] = alternatives;
  const shared = [...(first?.required ?? [])].filter((name) => others.every(({ required }) => required.has(name)));
  return {
    properties: new Map([
      ...[...alternatives, ...parts].flatMap(({ properties }) => [...properties]),
      ...Object.entries(schema.properties ?? {}),
    ]),
    required: new Set([...(schema.required ?? []), ...shared, ...parts.flatMap(({ required }) => [...required])]),
  };
}

/** Returns whether a field of the response can have each value of the request's field; `auto`, for one, is no type of a document. */
function takesAll(document: OpenApiDocument, response: Schema, request: Schema): boolean {
  const target = resolveReference<Schema>(document, response);
  const source = resolveReference<Schema>(document, request);
  const types = listTypes(document, source);
  if (source.contentMediaType || !listTypes(document, target).some((type) => types.includes(type))) return false;
  return !target.enum || (source.enum ?? []).every((value) => target.enum?.includes(value));
}

/** Lists the types of a schema, or of its alternatives. */
function listTypes(document: OpenApiDocument, reference: Schema): string[] {
  const { type, oneOf = [], anyOf = [] } = resolveReference<Schema>(document, reference);
  return type === undefined ? [...oneOf, ...anyOf].flatMap((part) => listTypes(document, part)) : [type].flat();
}

/** Returns the empty value of a field that a response must have. */
function getEmpty(document: OpenApiDocument, { properties, required }: Fields, name: string): unknown {
  if (!required.has(name)) return undefined;
  const { type } = resolveReference<Schema>(document, properties.get(name) ?? {});
  if ([type].flat().includes('null')) return null;
  return type === 'array' ? [] : type === 'object' ? {} : undefined;
}
