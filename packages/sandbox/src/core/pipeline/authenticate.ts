import type { SandboxOperation } from '../operation';
import type { ProblemDraft } from '../problem';
import type { Credential } from '../sandbox-state';
import type { Context } from './context';

/** A key that every sandbox accepts. */
export const exampleKey = 'sk_test_sandbox';

/** Authenticates a request by its test key, or by a session token where the operation takes one. */
export function authenticate({ operation, input, state }: Context): ProblemDraft | undefined {
  const { authorization } = input.header;
  const [, token = ''] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  if (token.startsWith('sk_test_') && token.length > 'sk_test_'.length) return undefined;
  const credential = state.credentials.get(token);
  if (credential) return checkCredential(operation, credential, state.clock.now());
  return { status: '401', code: 'unauthorized', detail: explain(authorization, token) };
}

function explain(authorization: string | undefined, token: string): string {
  if (authorization === undefined) return 'The header "Authorization" is missing: send "Bearer" and a test key.';
  if (token.startsWith('sk_live_')) return 'This is a live key, which the sandbox does not accept: send a test key.';
  if (token.startsWith('ck_')) return 'This is a client key: send it as "X-Client-Key", with your own key beside it.';
  if (token.startsWith('wst_')) return 'No session has this token: create one and use its token within its time.';
  return 'The API key is not valid: a test key begins with "sk_test_".';
}

/** Checks a session token: its time, and whether its session has the check that the operation does. */
function checkCredential(
  { resource: { sessionCheck }, takesSessionToken }: SandboxOperation,
  { expiresAt, values: { checks } }: Credential,
  now: Date,
): ProblemDraft | undefined {
  if (expiresAt < now.getTime()) {
    return { status: '401', code: 'unauthorized', detail: 'The session token has expired.' };
  }
  return takesSessionToken && Array.isArray(checks) && checks.includes(sessionCheck)
    ? undefined
    : { status: '403', code: 'forbidden', detail: 'This session token may not call this operation.' };
}
