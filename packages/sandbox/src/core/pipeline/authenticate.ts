import type { SandboxOperation } from '../operation';
import type { ProblemDraft } from '../problem';
import type { Session } from '../state';
import type { Context } from './context';

/** A key that every sandbox accepts. */
export const exampleKey = 'sk_test_sandbox';

/** Authenticates a request by its test key, or by a session token where the operation takes one. */
export function authenticate({ operation, input, state, settings }: Context): ProblemDraft | undefined {
  const { authorization } = input.header;
  const [, token = ''] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  if (token.startsWith('sk_test_') && token.length > 'sk_test_'.length) return undefined;
  if (/^wst_[A-Za-z0-9]{24}$/.test(token)) return checkSession(operation, state.sessions.get(token), settings.now());
  return { status: '401', code: 'unauthorized', detail: explain(authorization, token) };
}

function explain(authorization: string | undefined, token: string): string {
  if (authorization === undefined) return 'The header "Authorization" is missing: send "Bearer" and a test key.';
  if (token.startsWith('sk_live_')) return 'This is a live key, which the sandbox does not accept: send a test key.';
  if (token.startsWith('ck_')) return 'This is a client key: send it as "X-Client-Key", with your own key beside it.';
  return 'The API key is not valid: a test key begins with "sk_test_".';
}

/** Takes a token that was not created here for one of a session with every check. */
function checkSession(
  { sessionCheck, takesSessionToken }: SandboxOperation,
  session: Session | undefined,
  now: Date,
): ProblemDraft | undefined {
  if (session && session.expiresAt < now.getTime()) {
    return { status: '401', code: 'unauthorized', detail: 'The session token is older than 15 minutes.' };
  }
  const hasCheck = !session || (sessionCheck !== undefined && session.checks.includes(sessionCheck));
  return takesSessionToken && hasCheck
    ? undefined
    : { status: '403', code: 'forbidden', detail: 'This session token may not call this operation.' };
}
