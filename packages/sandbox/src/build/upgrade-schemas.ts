import { isPlainObject, type JsonObject } from '../core/json';

/** Rewrites the schemas of an OpenAPI 3.0 document as JSON Schema, which those of 3.1 are. */
export function upgradeSchemas(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(upgradeSchemas);
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, upgradeSchemas(inner)] as const);
  return upgradeLimits(upgradeNullable(Object.fromEntries(entries)));
}

function upgradeNullable({ nullable, ...schema }: JsonObject): JsonObject {
  if (nullable !== true) return nullable === undefined || nullable === false ? schema : { ...schema, nullable };
  const { type, enum: values } = schema;
  if (typeof type !== 'string') {
    const { $ref, allOf, oneOf, anyOf, ...others } = schema;
    const inner = Object.entries({ $ref, allOf, oneOf, anyOf }).filter(([, part]) => part !== undefined);
    return inner.length > 0 ? { ...others, anyOf: [Object.fromEntries(inner), { type: 'null' }] } : schema;
  }
  return { ...schema, type: [type, 'null'], ...(Array.isArray(values) && { enum: [...new Set([...values, null])] }) };
}

/** In 3.0, `exclusiveMinimum` says of `minimum` whether the value itself is allowed. */
function upgradeLimits(schema: JsonObject): JsonObject {
  const { exclusiveMinimum, exclusiveMaximum, minimum, maximum, ...others } = schema;
  return {
    ...others,
    ...toLimit(['minimum', 'exclusiveMinimum'], minimum, exclusiveMinimum),
    ...toLimit(['maximum', 'exclusiveMaximum'], maximum, exclusiveMaximum),
  };
}

function toLimit([name, exclusiveName]: [string, string], limit: unknown, exclusive: unknown): JsonObject {
  if (exclusive === true) return { [exclusiveName]: limit };
  return {
    ...(limit !== undefined && { [name]: limit }),
    ...(exclusive !== undefined && exclusive !== false && { [exclusiveName]: exclusive }),
  };
}
