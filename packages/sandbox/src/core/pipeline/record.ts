import { toFingerprint, toRepeatKey } from '../idempotency';
import { isPlainObject, type JsonObject } from '../json';
import type { ResponseDraft } from '../problem';
import type { Context } from './context';

/** Milliseconds for which a response is repeated. */
const day = 24 * 60 * 60 * 1000;

/** Records what later calls depend on: the tickets and sessions that a call hands out, and its response for a repetition. */
export function record(context: Context, response: ResponseDraft): void {
  if (response.origin !== 'handled') return;
  recordCredentials(context, response.body as JsonObject);
  const key = toRepeatKey(context);
  if (key === undefined) return;
  const { request, state, settings } = context;
  const expiresAt = settings.now().getTime() + day;
  state.repeatable.set(key, { fingerprint: toFingerprint(request.body), expiresAt, response });
}

function recordCredentials(
  { operation, input, state, settings }: Context,
  { ticket, socket, token }: JsonObject,
): void {
  const expiresAt = settings.now().getTime() + (operation.lifetime ?? 0) * 1000;
  if (typeof ticket === 'string') state.tickets.set(ticket, { socket: String(socket), expiresAt });
  const checks = isPlainObject(input.body) && Array.isArray(input.body.checks) ? input.body.checks : [];
  if (typeof token === 'string') state.sessions.set(token, { checks, expiresAt });
}
