import type { JsonObject } from './json';
import type { SandboxOperation, SandboxParameter } from './operation';
import type { RequestInput } from './pipeline/context';
import { coerce } from './schema-types';
import { resolveSchema } from './validate';

/** Returns a parameter of a request as text, if it is there. */
export function getParameter(input: RequestInput, { in: location, name }: SandboxParameter): string | undefined {
  return input[location][location === 'header' ? name.toLowerCase() : name];
}

/** Reads the values of the query that an operation knows, with their types. */
export function readQuery({ parameters, schemas }: SandboxOperation, input: RequestInput): JsonObject {
  const sent = parameters.filter(
    (parameter) => parameter.in === 'query' && getParameter(input, parameter) !== undefined,
  );
  return Object.fromEntries(
    sent.map((parameter) => [
      parameter.name,
      coerce(getParameter(input, parameter) ?? '', resolveSchema(parameter.schema, schemas)),
    ]),
  );
}
