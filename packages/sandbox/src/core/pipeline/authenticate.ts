import type { Refusal } from './problem';
import { sessionChecks } from './resources';
import type { SandboxOperation } from './types';

/** The sessions that `createWidgetSession` has created, by token. */
export type Sessions = Map<string, { checks: string[]; end: number }>;

/** A key that every sandbox accepts. */
export const exampleKey = 'sk_test_sandbox';

/** Why a request may not call an operation: the kind of its key, or what its session token is for. */
export function authenticate(
  operation: SandboxOperation,
  authorization: string | undefined,
  sessions: Sessions,
  now: Date,
): Refusal | undefined {
  const [, token = ''] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  if (token.startsWith('sk_test_') && token.length > 'sk_test_'.length) return undefined;
  if (/^wst_[A-Za-z0-9]{24}$/.test(token)) return checkSession(operation, sessions.get(token), now);
  return { status: '401', code: 'unauthorized', detail: explain(authorization, token) };
}

function explain(authorization: string | undefined, token: string): string {
  if (authorization === undefined) return 'The header "Authorization" is missing: send "Bearer" and a test key.';
  if (token.startsWith('sk_live_')) return 'This is a live key, which the sandbox does not accept: send a test key.';
  if (token.startsWith('ck_')) return 'This is a client key: send it as "X-Client-Key", with your own key beside it.';
  return 'The API key is not valid: a test key begins with "sk_test_".';
}

/** A token that was not created here is taken for one of a session with every check. */
function checkSession(
  { id, takesSessionToken }: SandboxOperation,
  session: { checks: string[]; end: number } | undefined,
  now: Date,
): Refusal | undefined {
  if (session && session.end < now.getTime()) {
    return { status: '401', code: 'unauthorized', detail: 'The session token is older than 15 minutes.' };
  }
  const check = sessionChecks[id];
  const isAllowed = takesSessionToken && (!session || (check !== undefined && session.checks.includes(check)));
  return isAllowed
    ? undefined
    : { status: '403', code: 'forbidden', detail: 'This session token may not call this operation.' };
}
