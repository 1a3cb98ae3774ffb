import { listUnreadableImages, takesImages, toUnreadableProblem } from '../images';
import { getOwn, parseJson } from '../json';
import { locateJsonProblem } from '../json-problem';
import { formType, isJson } from '../media-type';
import type { SandboxMedia, SandboxOperation } from '../operation';
import { hasProblem, isProblem, type ProblemDraft, toInvalidProblem } from '../problem';
import { readForm } from '../read-form';
import type { SandboxBody } from '../sandbox';
import { validate } from '../validate';
import type { Context } from './context';

/** Limits that the contract responds to with 413: of lists of 10,000 items, and of images in base64. */
const largeLimit = 10_000;

/** Says that a body was sent as it is (RFC 9110, section 8.4.1). */
const plainEncodings = ['', 'identity'];
const charsets = ['utf-8', 'utf8'];

/** Reads the body of a request into its input, and validates it. */
export function validateBody(context: Context): ProblemDraft | undefined {
  const { operation, input, request } = context;
  const { body } = request;
  if (!operation.body) return undefined;
  if (!body || (body.kind === 'text' && body.text === '')) {
    return operation.body.required ? toInvalidRequest('The body is missing.') : undefined;
  }
  if (body.kind === 'oversized') {
    return { status: '413', code: 'payload_too_large', detail: `The body is larger than ${body.limit / 1e6} MB.` };
  }
  const { mediaType, charset } = parseContentType(input.header['content-type'], body);
  const encoding = (input.header['content-encoding'] ?? '').trim().toLowerCase();
  if (!plainEncodings.includes(encoding)) {
    return toTypeProblem(operation, `The encoding of the body is ${encoding}: send it without a Content-Encoding.`);
  }
  if (charset !== undefined && !charsets.includes(charset)) {
    return toTypeProblem(operation, `The charset of the body is ${charset}: send UTF-8.`);
  }
  const media = findMedia(operation, mediaType);
  if (!media) {
    const accepted = Object.keys(operation.body.content).join(' or ');
    const detail = `The type of the body ${mediaType ? `is ${mediaType}` : 'is missing'}: send ${accepted}.`;
    return toTypeProblem(operation, detail);
  }
  const read = readBody(operation, media, mediaType, body);
  if (isProblem(read)) return read;
  input.body = read.value;
  return validateValue(context, media, read.value);
}

/** Parses a `Content-Type`; a form that the page itself has made has none. */
function parseContentType(type: string | undefined, body: SandboxBody): { mediaType: string; charset?: string } {
  if (type === undefined) return { mediaType: body.kind === 'form' ? formType : '' };
  const [mediaType = '', ...parameters] = type.split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((part) => part.startsWith('charset='))?.slice('charset='.length);
  return { mediaType, ...(charset !== undefined && { charset: charset.replaceAll('"', '') }) };
}

/** Finds what an operation says about a media type, or about a range such as `image/*`. */
function findMedia({ body }: SandboxOperation, mediaType: string): SandboxMedia | undefined {
  const { content = {} } = body ?? {};
  const [group] = mediaType.split('/', 1);
  return (
    getOwn(content, mediaType) ??
    Object.entries(content).find(([type]) => type.split(';', 1)[0]?.trim().toLowerCase() === mediaType)?.[1] ??
    (mediaType ? (getOwn(content, `${group}/*`) ?? getOwn(content, '*/*')) : undefined)
  );
}

function readBody(
  operation: SandboxOperation,
  media: SandboxMedia,
  mediaType: string,
  body: Exclude<SandboxBody, { kind: 'oversized' }>,
): { value: unknown } | ProblemDraft {
  if (body.kind === 'form') return readForm(operation, media, body.parts);
  if (body.kind === 'broken') return toInvalidRequest('The body is not a form with the boundary of its Content-Type.');
  if (body.kind === 'bytes') return { value: { name: '', type: mediaType, bytes: body.bytes } };
  if (mediaType === formType) {
    return toInvalidRequest('The header "Content-Type" names no boundary: leave the header to your HTTP client.');
  }
  if (!isJson(mediaType)) return { value: body.text };
  const value = parseJson(body.text);
  if (value !== undefined) return { value };
  const { line, column } = locateJsonProblem(body.text);
  return toInvalidRequest(`The body is not valid JSON: line ${line}, column ${column}.`);
}

function toInvalidRequest(detail: string): ProblemDraft {
  return { status: '400', code: 'invalid_request', detail };
}

function toTypeProblem(operation: SandboxOperation, detail: string): ProblemDraft {
  return operation.responses.some(({ status }) => status === '415')
    ? { status: '415', code: 'unsupported_media_type', detail }
    : toInvalidRequest(detail);
}

function validateValue(
  { operation, settings }: Context,
  { schema }: SandboxMedia,
  value: unknown,
): ProblemDraft | undefined {
  const { schemas } = operation;
  const errors = (settings.validate ?? validate)(schema, value, schemas);
  const tooLarge = errors.find(({ limit }) => typeof limit === 'number' && limit >= largeLimit);
  if (tooLarge && hasProblem(operation, '413', 'payload_too_large')) {
    return { status: '413', code: 'payload_too_large', detail: `${tooLarge.pointer} ${tooLarge.detail}.` };
  }
  if (errors.length > 0) return toInvalidProblem(errors);
  const unreadable = takesImages(operation) ? listUnreadableImages(value, schema, schemas) : [];
  return unreadable.length > 0 ? toUnreadableProblem(unreadable) : undefined;
}
