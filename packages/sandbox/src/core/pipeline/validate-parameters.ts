import type { SandboxParameter } from '../operation';
import { hasProblem, type ProblemDraft, toInvalidProblem } from '../problem';
import { readParameter } from '../read-query';
import { validate } from '../validate';
import type { Context } from './context';

const nouns = { path: 'parameter', query: 'parameter', header: 'header' } as const;

/** Validates the parameters of a request. An analysis responds to a wrong query as others do to a wrong body. */
export function validateParameters(context: Context): ProblemDraft | undefined {
  const { operation, input } = context;
  if (!Object.values(input.path).every(isSegment)) return { status: '404', code: 'not_found' };
  const problems = operation.parameters.flatMap((parameter) => {
    const detail = validateParameter(context, parameter);
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

/** @returns what is wrong with a parameter */
function validateParameter({ operation, input, settings }: Context, parameter: SandboxParameter): string | undefined {
  const { schema, required, style } = parameter;
  // `filter[name]=…` is several parameters, which the contract describes as one object.
  if (style === 'deepObject') return undefined;
  const value = readParameter(operation, parameter, input);
  if (value === undefined) return required ? 'is required' : undefined;
  const { validate: validateValue = validate } = settings;
  const [error] = validateValue(schema, value, operation.schemas);
  return error?.detail;
}

/** Returns whether a decoded text is one segment of a path; anything else would lead to another collection. */
function isSegment(text: string): boolean {
  return text !== '.' && text !== '..' && !text.includes('/');
}
