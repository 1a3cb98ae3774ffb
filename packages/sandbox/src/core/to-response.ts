import type { Outcome } from './problem';
import type { SandboxResponse } from './types';
import { isPlainObject } from './values';

/** The limit of a test key, by which the rate-limit headers count. The sandbox itself refuses nobody. */
const requestsPerMinute = 60;

/**
 * An outcome as a response, with the headers that the contract documents for it.
 * @param count of the requests so far, with this one
 */
export function toResponse(outcome: Outcome, requestId: string, count: number, now: Date): SandboxResponse {
  const { status, body, spec, mediaType, stream } = outcome;
  const left = requestsPerMinute - (count % requestsPerMinute || requestsPerMinute);
  const rateLimit = { RateLimit: `"default";r=${left};t=${60 - now.getUTCSeconds()}` };
  const headers = {
    'Content-Type': mediaType,
    ...spec?.headers,
    // That of a 429 says that nothing is left.
    ...(status !== '429' && rateLimit),
    'X-Request-Id': requestId,
  };
  if (stream) return { status: Number(status), headers, body: '', stream };
  const value = isPlainObject(body) && 'request_id' in body ? { ...body, request_id: requestId } : body;
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return { status: Number(status), headers, body: text ?? '' };
}
