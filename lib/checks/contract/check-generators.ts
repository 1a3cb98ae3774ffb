import { contractFiles } from '../../contract/contract-files';
import { toPointer } from '../../contract/list-texts';
import type { OpenApiDocument, Schema } from '../../contract/openapi-schema';
import type { Problem } from '../../errors/problem';

/** What a schema can hold that generators of clients make code from that does not compile, or that is less than it could be. */
const rules: { isBroken: (schema: Schema) => boolean; message: string; hint: string }[] = [
  {
    isBroken: ({ enum: values = [] }) => values.includes(null),
    message: 'its enum holds null, which generators cannot name.',
    hint: 'Name the enum as a schema, and write oneOf with it and { type: "null" }.',
  },
  {
    isBroken: ({ properties, additionalProperties }) => Boolean(properties) && typeof additionalProperties === 'object',
    message:
      'it has named properties and a schema for all others, which contradict each other where a property is optional.',
    hint: 'Write additionalProperties: true, and say in the description what the others are.',
  },
  {
    isBroken: ({ type, properties, additionalProperties, oneOf, anyOf, allOf }) =>
      [type].flat().includes('object') && !(properties ?? additionalProperties ?? oneOf ?? anyOf ?? allOf),
    message: 'it is an object without properties, which generators take for one that is always empty.',
    hint: 'Write additionalProperties: true, or name the properties.',
  },
  {
    isBroken: ({ type, format = '' }) => [type].flat().includes('integer') && !['int32', 'int64'].includes(format),
    message: 'it is an integer without a width.',
    hint: 'Write format: int32, or int64 where values can be larger.',
  },
  {
    isBroken: ({ contentMediaType, format }) => contentMediaType !== undefined && format !== 'binary',
    message: 'it is a file that older tools take for a text.',
    hint: 'Write format: binary beside contentMediaType.',
  },
];

/** Finds schemas of the contract that other people's generators make wrong code from. */
export function checkGenerators({ components: { schemas } }: OpenApiDocument): Problem[] {
  const ofNames = Object.keys(schemas)
    .filter((name) => name in globalThis)
    .map((name) => ({
      file: contractFiles.openapi,
      message: `/components/schemas/${name}: a type of this name is part of JavaScript or the browser.`,
      hint: `Name it after what it is here, such as Stored${name}.`,
    }));
  const ofSchemas = Object.entries(schemas).flatMap(([name, schema]) => checkSchema(schema, [name]));
  return [...ofNames, ...ofSchemas];
}

function checkSchema(schema: Schema, path: (string | number)[]): Problem[] {
  const { properties = {}, items, additionalProperties, oneOf = [], anyOf = [], allOf = [] } = schema;
  const broken = rules.filter(({ isBroken }) => isBroken(schema));
  const inner = [
    ...Object.entries(properties),
    ...[items, additionalProperties].flatMap((part) => (typeof part === 'object' ? [['', part] as const] : [])),
    ...[...oneOf, ...anyOf, ...allOf].map((part, index) => [index, part] as const),
  ];
  return [
    ...broken.map(({ message, hint }) => ({
      file: contractFiles.openapi,
      message: `${toPointer(['components', 'schemas', ...path])}: ${message}`,
      hint,
    })),
    ...inner.flatMap(([key, part]) => checkSchema(part, key === '' ? path : [...path, key])),
  ];
}
