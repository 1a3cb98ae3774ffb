import { getOwn, parseJson } from '../json';
import { locateJsonProblem } from '../json-problem';
import type { SandboxMedia, SandboxOperation } from '../operation';
import { hasProblem, isProblem, type ProblemDraft, toInvalidProblem } from '../problem';
import { formType, readForm } from '../read-form';
import type { SandboxBody, SandboxRequest } from '../sandbox';
import { validate } from '../validate';
import type { Context } from './context';

/** Limits that the contract responds to with 413: of lists of 10,000 items, and of images in base64. */
const largeLimit = 10_000;

/** Reads the body of a request into its input, and validates it. */
export function validateBody({ operation, input, request }: Context): ProblemDraft | undefined {
  const { body } = request;
  if (!operation.body) return undefined;
  if (!body || (body.kind === 'text' && body.text === '')) {
    return operation.body.required ? toInvalidRequest('The body is missing.') : undefined;
  }
  const mediaType = getMediaType(input.header['content-type'], body);
  const media = getOwn(operation.body.content, mediaType);
  if (!media) return toTypeProblem(operation, mediaType);
  const read = readBody(operation, media, mediaType, body);
  if (isProblem(read)) return read;
  input.body = read.value;
  return validateValue(operation, media, read.value);
}

function getMediaType(type: string | undefined, body: NonNullable<SandboxRequest['body']>): string {
  if (body.kind === 'form') return formType;
  return (type ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

function readBody(
  operation: SandboxOperation,
  media: SandboxMedia,
  mediaType: string,
  body: SandboxBody,
): { value: unknown } | ProblemDraft {
  if (body.kind === 'form') return readForm(operation, media, body.parts);
  if (mediaType === formType) {
    return toInvalidRequest('The header "Content-Type" names no boundary: leave the header to your HTTP client.');
  }
  const value = parseJson(body.text);
  if (value !== undefined) return { value };
  const { line, column } = locateJsonProblem(body.text);
  return toInvalidRequest(`The body is not valid JSON: line ${line}, column ${column}.`);
}

function toInvalidRequest(detail: string): ProblemDraft {
  return { status: '400', code: 'invalid_request', detail };
}

function toTypeProblem(operation: SandboxOperation, type: string): ProblemDraft {
  const accepted = Object.keys(operation.body?.content ?? {}).join(' or ');
  const detail = `The type of the body ${type ? `is ${type}` : 'is missing'}: send ${accepted}.`;
  return hasProblem(operation, '415', 'unsupported_media_type')
    ? { status: '415', code: 'unsupported_media_type', detail }
    : toInvalidRequest(detail);
}

function validateValue(
  operation: SandboxOperation,
  { schema }: SandboxMedia,
  value: unknown,
): ProblemDraft | undefined {
  const errors = validate(schema, value, operation.schemas);
  const tooLarge = errors.find(({ limit }) => typeof limit === 'number' && limit >= largeLimit);
  if (tooLarge && hasProblem(operation, '413', 'payload_too_large')) {
    return { status: '413', code: 'payload_too_large', detail: `${tooLarge.pointer} ${tooLarge.detail}.` };
  }
  return errors.length > 0 ? toInvalidProblem(errors) : undefined;
}
