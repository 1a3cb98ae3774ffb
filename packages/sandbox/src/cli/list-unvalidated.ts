import { isPlainObject } from '../core/json';
import type { SandboxOperation } from '../core/operation';

/** Keywords of JSON Schema and OpenAPI that a validator checks, or that say nothing about what is valid. */
const knownKeywords = new Set(
  `$ref $id $schema $defs $comment $anchor $dynamicRef $dynamicAnchor definitions components type title description format pattern enum
const default example examples minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength minItems maxItems
uniqueItems prefixItems contains minContains maxContains minProperties maxProperties required dependentRequired dependentSchemas
contentMediaType contentEncoding contentSchema deprecated readOnly writeOnly not if then else properties patternProperties
additionalProperties propertyNames unevaluatedProperties unevaluatedItems items oneOf anyOf allOf discriminator xml externalDocs
nullable`.split(/\s+/),
);

/** Keywords whose value has schemas by name, and those whose value is data. */
const maps = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']);
const data = new Set([
  'enum',
  'const',
  'default',
  'example',
  'examples',
  'required',
  'xml',
  'externalDocs',
  'discriminator',
]);

/** Lists what of a contract passes unvalidated: keywords of its schemas that nobody knows, and parameters that are objects. */
export function listUnvalidated(operations: readonly SandboxOperation[]): string[] {
  const keywords = new Set<string>();
  for (const { schemas, parameters, body } of operations) {
    const media = Object.values(body?.content ?? {});
    for (const schema of [...Object.values(schemas), ...[...parameters, ...media].map((part) => part.schema)]) {
      collectUnknown(schema, keywords);
    }
  }
  const objects = operations.flatMap(({ parameters }) => parameters.filter(({ style }) => style === 'deepObject'));
  const names = new Set(objects.map(({ name }) => `the parameter "${name}" (deepObject)`));
  return [...[...keywords].map((name) => `the keyword "${name}"`), ...names].sort();
}

function collectUnknown(schema: unknown, found: Set<string>): void {
  if (Array.isArray(schema)) for (const item of schema) collectUnknown(item, found);
  if (!isPlainObject(schema)) return;
  for (const [name, value] of Object.entries(schema)) {
    if (!knownKeywords.has(name) && !name.startsWith('x-')) found.add(name);
    const inner = maps.has(name) && isPlainObject(value) ? Object.values(value) : value;
    if (!data.has(name)) collectUnknown(inner, found);
  }
}
