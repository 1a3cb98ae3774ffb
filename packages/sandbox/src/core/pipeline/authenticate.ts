import type { ProblemDraft } from '../problem';
import type { Credential } from '../sandbox-state';
import type { SandboxScheme } from '../security';
import type { Context, RequestInput } from './context';

/** Says what is wrong with the credentials of a request; of several problems, the one with the lowest rank is shown. */
interface CredentialProblem {
  status: '401' | '403';
  detail: string;
  rank: number;
}

const ranks = { ofToken: 0, otherToken: 1, wrong: 2, missing: 3 } as const;

/** Authenticates a request as the contract asks for it: one of the alternatives has to hold, with all of its schemes. */
export function authenticate(context: Context): ProblemDraft | undefined {
  const { security } = context.operation;
  if (security.length === 0) return undefined;
  const problems: CredentialProblem[] = [];
  for (const schemes of security) {
    const problem = findProblem(context, schemes);
    if (!problem) return undefined;
    problems.push(problem);
  }
  const [first] = problems.sort((a, b) => a.rank - b.rank);
  if (!first) return undefined;
  const { status, detail } = first;
  const challenge = security.flat().find(({ scheme }) => scheme !== '')?.scheme;
  return {
    status,
    code: status === '401' ? 'unauthorized' : 'forbidden',
    detail,
    ...(status === '401' && challenge && { headers: { 'WWW-Authenticate': challenge } }),
  };
}

function findProblem(context: Context, schemes: readonly SandboxScheme[]): CredentialProblem | undefined {
  for (const scheme of schemes) {
    const problem = checkScheme(context, scheme);
    if (problem) return problem;
  }
  return undefined;
}

function checkScheme(context: Context, scheme: SandboxScheme): CredentialProblem | undefined {
  const sent = readSent(context.input, scheme);
  const { key } = scheme;
  if (sent === undefined) return toProblem('missing', toMissingText(scheme));
  const value = readKey(sent, scheme);
  const credential = key && value !== undefined ? context.state.credentials.get(value) : undefined;
  if (credential) return checkToken(context, scheme, credential);
  const refused = key?.refused?.find(({ prefix }) => value?.startsWith(prefix));
  if (refused) return toProblem('wrong', refused.detail);
  if (key?.issued) return toProblem('wrong', 'No call has handed out this token.');
  if (key?.prefix !== undefined && !hasPrefix(value, key.prefix)) {
    return toProblem('wrong', `The API key is not valid: a test key begins with "${key.prefix}".`);
  }
  return value === undefined
    ? toProblem('wrong', toMissingText(scheme).replace('is missing', 'is not valid'))
    : undefined;
}

function hasPrefix(value: string | undefined, prefix: string): boolean {
  return value?.startsWith(prefix) === true && value.length > prefix.length;
}

/** Checks a token that a call has handed out: its time, and whether it is for this operation. */
function checkToken(
  { operation, state }: Context,
  { key }: SandboxScheme,
  { expiresAt, values }: Credential,
): CredentialProblem | undefined {
  const rank = key?.issued ? 'ofToken' : 'otherToken';
  if (expiresAt < state.clock.now().getTime()) return toProblem(rank, 'The session token has expired.');
  const allowed = key?.allows === undefined ? undefined : values[key.allows];
  const isAllowed = key?.allows === undefined || [allowed].flat().includes(operation.resource.sessionCheck);
  if (key?.issued && isAllowed) return undefined;
  return { ...toProblem(rank, 'This session token may not call this operation.'), status: '403' };
}

function toProblem(rank: keyof typeof ranks, detail: string): CredentialProblem {
  return { status: '401', detail, rank: ranks[rank] };
}

function toMissingText({ scheme, in: location, name, key }: SandboxScheme): string {
  const noun = { header: 'header', query: 'parameter', cookie: 'cookie' }[location];
  const what = key?.prefix === undefined ? 'your credentials' : 'a test key';
  return `The ${noun} "${name}" is missing: send ${scheme && `"${scheme}" and `}${what}.`;
}

/** Reads where a scheme puts its key. */
function readSent({ header, search }: RequestInput, { in: location, name }: SandboxScheme): string | undefined {
  if (location === 'query') return search.get(name) ?? undefined;
  if (location === 'header') return header[name.toLowerCase()];
  const cookies = (header.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** @returns undefined for a header that does not begin with the scheme */
function readKey(sent: string, { scheme }: SandboxScheme): string | undefined {
  if (scheme === '') return sent === '' ? undefined : sent;
  const [name = '', key, ...others] = sent.trim().split(/ +/);
  const isScheme = name.toLowerCase() === scheme.toLowerCase();
  return isScheme && (others.length === 0 || scheme !== 'Bearer') ? key : undefined;
}
