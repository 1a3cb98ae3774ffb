import type { SandboxOperation, SandboxParameter } from '../operation';
import { hasProblem, type ProblemDraft, toInvalidProblem } from '../problem';
import { getParameter } from '../read-query';
import { coerce } from '../schema-types';
import { resolveSchema, validate } from '../validate';
import type { Context } from './context';

const nouns = { path: 'parameter', query: 'parameter', header: 'header' } as const;

/** Validates the parameters of a request. An analysis responds to a wrong query as others do to a wrong body. */
export function validateParameters({ operation, input }: Context): ProblemDraft | undefined {
  const problems = operation.parameters.flatMap((parameter) => {
    const detail = validateParameter(operation, parameter, getParameter(input, parameter));
    return detail ? [{ parameter, detail }] : [];
  });
  const [first] = problems;
  if (!first) return undefined;
  const isAnalysis = !operation.body && hasProblem(operation, '422', 'validation_failed');
  const inQuery = problems.filter(({ parameter }) => parameter.in === 'query');
  if (isAnalysis && inQuery.length === problems.length) {
    return toInvalidProblem(inQuery.map(({ parameter, detail }) => ({ pointer: `#/${parameter.name}`, detail })));
  }
  const { parameter, detail } = first;
  if (parameter.in === 'path') return { status: '404', code: 'not_found' };
  return {
    status: '400',
    code: 'invalid_request',
    detail: `The ${nouns[parameter.in]} "${parameter.name}" ${detail}.`,
  };
}

function validateParameter(
  { schemas }: SandboxOperation,
  { schema, required }: SandboxParameter,
  text: string | undefined,
): string | undefined {
  if (text === undefined) return required ? 'is required' : undefined;
  const [error] = validate(schema, coerce(text, resolveSchema(schema, schemas)), schemas);
  return error?.detail;
}
