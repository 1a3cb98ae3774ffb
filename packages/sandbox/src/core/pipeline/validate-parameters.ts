import type { Refusal } from './problem';
import { hasProblem } from './problem';
import type { SandboxOperation, SandboxParameter } from './types';
import { resolve, validate } from './validate';
import { coerce, type JsonObject } from './values';

/** What a request says outside of its body, by place and name; names of headers are in lower case. */
export interface Inputs {
  path: Record<string, string>;
  query: Record<string, string>;
  header: Record<string, string>;
}

const nouns = { path: 'parameter', query: 'parameter', header: 'header' } as const;

/** The parameter of a request as text, if it is there. */
function getInput(inputs: Inputs, { in: place, name }: SandboxParameter): string | undefined {
  return inputs[place][place === 'header' ? name.toLowerCase() : name];
}

/** The values of the query that an operation knows, with their types. */
export function readQuery({ parameters, schemas }: SandboxOperation, inputs: Inputs): JsonObject {
  const sent = parameters.filter((parameter) => parameter.in === 'query' && getInput(inputs, parameter) !== undefined);
  return Object.fromEntries(
    sent.map((parameter) => [
      parameter.name,
      coerce(getInput(inputs, parameter) ?? '', resolve(parameter.schema, schemas)),
    ]),
  );
}

/** What is wrong with the parameters of a request. An analysis answers a wrong query as others answer a wrong body. */
export function checkParameters(operation: SandboxOperation, inputs: Inputs): Refusal | undefined {
  const problems = operation.parameters.flatMap((parameter) => {
    const detail = checkParameter(operation, parameter, getInput(inputs, parameter));
    return detail ? [{ parameter, detail }] : [];
  });
  const [first] = problems;
  if (!first) return undefined;
  const isAnalysis = !operation.body && hasProblem(operation, '422', 'validation_failed');
  const inQuery = problems.filter(({ parameter }) => parameter.in === 'query');
  if (isAnalysis && inQuery.length === problems.length) {
    return toInvalid(inQuery.map(({ parameter, detail }) => ({ pointer: `#/${parameter.name}`, detail })));
  }
  const { parameter, detail } = first;
  if (parameter.in === 'path') return { status: '404', code: 'not_found' };
  return {
    status: '400',
    code: 'invalid_request',
    detail: `The ${nouns[parameter.in]} "${parameter.name}" ${detail}.`,
  };
}

/** The refusal of values in a body, or in the query of an analysis. */
export function toInvalid(errors: { pointer: string; detail: string }[]): Refusal {
  const detail = errors.length === 1 ? 'One field is not valid.' : `${errors.length} fields are not valid.`;
  const listed = errors.map(({ pointer, detail: reason }) => ({ pointer, detail: reason }));
  return { status: '422', code: 'validation_failed', detail, errors: listed };
}

function checkParameter(
  { schemas }: SandboxOperation,
  { schema, required }: SandboxParameter,
  text: string | undefined,
): string | undefined {
  if (text === undefined) return required ? 'is required' : undefined;
  const [error] = validate(schema, coerce(text, resolve(schema, schemas)), schemas);
  return error?.detail;
}
