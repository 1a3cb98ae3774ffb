import type { SandboxOperation, SandboxPiece, SandboxResponseSpec } from './types';
import type { JsonObject } from './values';

/** Why a request is refused: an error of the contract, with what is wrong this time. */
export interface Refusal {
  status: string;
  code: string;
  /** The text of the contract's example if omitted. */
  detail?: string;
  errors?: { pointer: string; detail: string }[];
}

/** A response before its headers and texts are made. */
export interface Outcome {
  status: string;
  body: unknown;
  /** What the contract says about responses with this status. */
  spec?: SandboxResponseSpec;
  mediaType: string;
  /** The pieces of a stream, in place of a body. */
  stream?: SandboxPiece[];
}

/** What the operation's errors have in common, for one that it does not document. */
const fallbackType = 'about:blank';

/**
 * The problem document of a refusal: the operation's own example of the error, with what is wrong this time.
 * @param operation undefined for a path that the contract does not have
 */
export function toProblem(refusal: Refusal, operation?: SandboxOperation): Outcome {
  const { status, code, detail, errors } = refusal;
  const spec = operation?.responses.find((response) => response.status === status);
  const example = Object.values(spec?.examples ?? {}).find(({ value }) => (value as JsonObject).code === code)?.value;
  const { errors: exampleErrors, ...base } = (example ?? toGeneralProblem(refusal, operation)) as JsonObject;
  const shown = errors ?? (detail === undefined ? exampleErrors : undefined);
  const body = { ...base, ...(detail !== undefined && { detail }), ...(shown !== undefined && { errors: shown }) };
  return { status, body, mediaType: 'application/problem+json', ...(spec && { spec }) };
}

function toGeneralProblem({ status, code, detail = '' }: Refusal, operation?: SandboxOperation): JsonObject {
  const [known] = operation?.responses.flatMap(({ examples }) => Object.values(examples)).slice(-1) ?? [];
  const type = (known?.value as { type?: string } | undefined)?.type?.replace(/#.*$/, `#${code}`) ?? fallbackType;
  const title = code.charAt(0).toUpperCase() + code.slice(1).replaceAll('_', ' ');
  return { type, title, status: Number(status), detail, code, request_id: '' };
}

/** Whether an operation documents an error. */
export function hasProblem({ responses }: SandboxOperation, status: string, code: string): boolean {
  const examples = responses.find((response) => response.status === status)?.examples ?? {};
  return Object.values(examples).some(({ value }) => (value as JsonObject).code === code);
}
