import { isPlainObject } from './json';
import { isJson } from './media-type';
import type { ResponseDraft } from './problem';
import type { SandboxResponse } from './sandbox';

/** The limit of a test key, by which the rate-limit headers count. No call is refused because of it. */
const requestsPerMinute = 60;

/**
 * Converts a draft to a response, with the headers that the contract documents for it.
 * @param count of the requests so far, with this one
 */
export function toResponse(draft: ResponseDraft, requestId: string, count: number, now: Date): SandboxResponse {
  const { status, body, spec, mediaType, stream, headers: own } = draft;
  const left = requestsPerMinute - (count % requestsPerMinute || requestsPerMinute);
  const rateLimit = { RateLimit: `"default";r=${left};t=${60 - now.getUTCSeconds()}` };
  const hasBody = status !== '204' && (spec === undefined || spec.mediaType !== undefined || body !== null);
  const headers = {
    ...(hasBody && { 'Content-Type': mediaType }),
    ...spec?.headers,
    // That of a 429 says that nothing is left.
    ...(status !== '429' && rateLimit),
    'X-Request-Id': requestId,
    ...own,
  };
  if (stream) return { status: Number(status), headers, body: '', stream };
  const value = isPlainObject(body) && 'request_id' in body ? { ...body, request_id: requestId } : body;
  const text = typeof value === 'string' && !isJson(mediaType) ? value : JSON.stringify(value, null, 2);
  return { status: Number(status), headers, body: hasBody ? (text ?? '') : '' };
}
