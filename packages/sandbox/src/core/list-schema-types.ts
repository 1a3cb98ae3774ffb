import type { Schema } from './json-schema';
import { listTypes } from './schema-types';
import { resolveSchema } from './validate';

/** Lists the types that a schema and its alternatives name. */
export function listSchemaTypes(reference: Schema, schemas: Record<string, Schema>): string[] {
  const schema = resolveSchema(reference, schemas);
  const { oneOf = [], anyOf = [], allOf = [] } = schema;
  return [...listTypes(schema), ...[...oneOf, ...anyOf, ...allOf].flatMap((part) => listSchemaTypes(part, schemas))];
}
