import type { JsonObject } from './json';
import type { SandboxOperation, SandboxParameter } from './operation';
import type { RequestInput } from './pipeline/context';
import { coerce, listSchemaTypes, resolveSchema } from './schema-types';

/** Separators of a list that is sent as one text, by the style of the parameter. */
const delimiters: Record<string, string> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** Reads a parameter of a request, with its type; `undefined` where it is not there. */
export function readParameter(
  { schemas }: Pick<SandboxOperation, 'schemas'>,
  parameter: SandboxParameter,
  input: RequestInput,
): unknown {
  const { schema } = parameter;
  const [text] = listValues(input, parameter);
  if (text === undefined) return undefined;
  const types = listSchemaTypes(schema, schemas);
  if (!types.includes('array')) return coerce(listValues(input, parameter).at(-1) ?? text, types);
  const itemTypes = listSchemaTypes(resolveSchema(schema, schemas).items ?? {}, schemas);
  return splitList(input, parameter).map((item) => coerce(item, itemTypes));
}

/** Reads the values of the query that an operation knows, with their types. */
export function readQuery({ parameters, schemas }: SandboxOperation, input: RequestInput): JsonObject {
  const ofQuery = parameters.filter((parameter) => parameter.in === 'query');
  const read = ofQuery.map((parameter) => [parameter.name, readParameter({ schemas }, parameter, input)] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

function listValues(input: RequestInput, { in: location, name }: SandboxParameter): string[] {
  if (location === 'query') return input.search.getAll(name);
  const value = location === 'header' ? input.header[name.toLowerCase()] : input.path[name];
  return value === undefined ? [] : [value];
}

/** Splits a list, which is sent as repeated names or, where the contract says so, as one text. */
function splitList(input: RequestInput, parameter: SandboxParameter): string[] {
  const { in: location, style = 'form', explode = style === 'form' && location === 'query' } = parameter;
  const values = listValues(input, parameter);
  if (explode || values.length > 1) return values;
  const [text = ''] = values;
  return text === '' ? [] : text.split(delimiters[style] ?? ',').map((item) => item.trim());
}
