import { isPlainObject, type JsonObject } from './json';
import type { SandboxOperation, SandboxResponseSpec } from './operation';
import type { SandboxPiece } from './sandbox';

/** Describes an error of the contract, with what is wrong this time. */
export interface ProblemDraft {
  status: string;
  code: string;
  /** The text of the contract's example if omitted. */
  detail?: string;
  errors?: { pointer: string; detail: string }[];
  /** Headers of this response, beside those of the contract. */
  headers?: Record<string, string>;
}

/** Describes a response before its headers and texts are made. */
export interface ResponseDraft {
  status: string;
  body: unknown;
  /** The contract's description of responses with this status. */
  spec?: SandboxResponseSpec;
  mediaType: string;
  /** Headers of this response, beside those of the contract. */
  headers?: Record<string, string>;
  /** The pieces of a stream, in place of a body. */
  stream?: SandboxPiece[];
  /** Set where the call was handled with the objects that there are, or repeats an earlier one; absent for problems and mere examples. */
  origin?: 'handled' | 'repeated';
  /** Set where the body is the contract's example, whatever the request has. */
  isExample?: boolean;
}

export function isProblem(result: object): result is ProblemDraft {
  return 'code' in result && 'status' in result && /^[45]\d\d$/.test(String(result.status)) && !('mediaType' in result);
}

/** The type of a problem that no operation documents. */
const fallbackType = 'about:blank';

/** Builds the response about a problem: the operation's own example of the error, with what is wrong this time. */
export function toProblemResponse(problem: ProblemDraft, operation?: SandboxOperation): ResponseDraft {
  const { status, code, detail, errors, headers } = problem;
  const spec = operation?.responses.find((response) => response.status === status);
  const documented = Object.values(spec?.examples ?? {}).flatMap(({ value }) => (isPlainObject(value) ? [value] : []));
  const example = documented.find((value) => value.code === code);
  const own = { status, ...(spec && { spec }), ...(headers && { headers }) };
  // Errors of another shape are shown as the contract has them.
  const [first] = example ? [] : documented;
  if (first && spec?.mediaType && !('code' in first)) return { ...own, body: first, mediaType: spec.mediaType };
  const { errors: exampleErrors, ...base } = example ?? toGeneralProblem(problem, operation);
  const shown = errors ?? (detail === undefined ? exampleErrors : undefined);
  const body = { ...base, ...(detail !== undefined && { detail }), ...(shown !== undefined && { errors: shown }) };
  return { ...own, body, mediaType: 'application/problem+json' };
}

/**
 * Builds the response about a request that no operation takes.
 * @param operations of the contract, one of which may document the same problem
 */
export function toUnmatchedResponse(problem: ProblemDraft, operations: Iterable<SandboxOperation>): ResponseDraft {
  const { status, code, headers } = problem;
  const operation = [...operations].find((each) => hasProblem(each, status, code));
  const body = toGeneralProblem(problem, operation);
  return { status, body, mediaType: 'application/problem+json', ...(headers && { headers }) };
}

function toGeneralProblem({ status, code, detail = '' }: ProblemDraft, operation?: SandboxOperation): JsonObject {
  const [known] = operation?.responses.flatMap(({ examples }) => Object.values(examples)).slice(-1) ?? [];
  const example = isPlainObject(known?.value) ? known.value : {};
  const isAnchor = typeof example.type === 'string' && example.type.includes('#');
  const type = isAnchor ? String(example.type).replace(/#.*$/, `#${code}`) : fallbackType;
  const title = code.charAt(0).toUpperCase() + code.slice(1).replaceAll('_', ' ');
  return { type, title, status: Number(status), detail, code, request_id: '' };
}

/** Returns whether an operation documents an error. */
export function hasProblem({ responses }: SandboxOperation, status: string, code: string): boolean {
  const examples = responses.find((response) => response.status === status)?.examples ?? {};
  return Object.values(examples).some(({ value }) => isPlainObject(value) && value.code === code);
}

/** Describes values of a body, or of the query of an analysis, that are not valid. */
export function toInvalidProblem(errors: readonly { pointer: string; detail: string }[]): ProblemDraft {
  const detail = errors.length === 1 ? 'One field is not valid.' : `${errors.length} fields are not valid.`;
  const listed = errors.map(({ pointer, detail: reason }) => ({ pointer, detail: reason }));
  return { status: '422', code: 'validation_failed', detail, errors: listed };
}
