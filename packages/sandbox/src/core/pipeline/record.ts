import { toFingerprint, toRepeatKey } from '../idempotency';
import { isPlainObject } from '../json';
import type { ResponseDraft } from '../problem';
import type { Context } from './context';

/** Milliseconds for which a response is repeated. */
const day = 24 * 60 * 60 * 1000;

/** Records what later calls depend on: the credential that a call hands out, and its response for a repetition. */
export function record(context: Context, response: ResponseDraft): void {
  if (response.origin !== 'handled') return;
  recordCredential(context, response.body);
  const key = toRepeatKey(context);
  if (key === undefined) return;
  const { input, state } = context;
  const expiresAt = state.clock.now().getTime() + day;
  state.repeatable.set(key, { fingerprint: toFingerprint(input.body), expiresAt, response });
}

function recordCredential({ operation, input, workspace, state }: Context, body: unknown): void {
  const { credential } = operation.resource;
  if (credential === undefined || !isPlainObject(body)) return;
  const values = { ...(isPlainObject(input.body) && input.body), ...body };
  const expiresAt = Date.parse(String(body.expires_at));
  state.credentials.set(String(body[credential]), { workspace, expiresAt, values });
}
