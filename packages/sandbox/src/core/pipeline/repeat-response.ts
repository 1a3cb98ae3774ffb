import { toFingerprint, toRepeatKey } from '../idempotency';
import type { ProblemDraft, ResponseDraft } from '../problem';
import type { Context } from './context';

/** Repeats the response to an earlier call with the same idempotency key; another body is a problem. */
export function repeatResponse(context: Context): ResponseDraft | ProblemDraft | undefined {
  const { input, state } = context;
  const key = toRepeatKey(context);
  const earlier = key === undefined ? undefined : state.repeatable.get(key);
  if (!earlier || earlier.expiresAt < state.clock.now().getTime()) return undefined;
  if (earlier.fingerprint !== toFingerprint(input.body)) return { status: '422', code: 'idempotency_key_reused' };
  return { ...earlier.response, origin: 'repeated' };
}
