import { describe, expect, it } from 'vitest';
import { buildSandboxOperations } from '../../src/build';
import { createSandbox, randomText } from '../../src/core';

const schemes = {
  bearer: { type: 'http', scheme: 'bearer' },
  basic: { type: 'http', scheme: 'basic' },
  oauth: { type: 'oauth2', flows: {} },
  header: { type: 'apiKey', in: 'header', name: 'X-Key' },
  query: { type: 'apiKey', in: 'query', name: 'key' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
  test: {
    type: 'http',
    scheme: 'bearer',
    'x-sandbox-key': { prefix: 'test_', refused: [{ prefix: 'live_', detail: 'A live key.' }] },
  },
  session: { type: 'http', scheme: 'bearer', 'x-sandbox-key': { issued: true, allows: 'checks' } },
};

/** A sandbox whose only contract is what `GET /things` asks for, and a call that hands out tokens. */
function createThings(security: object[] | undefined, sessionCheck?: string) {
  let time = Date.parse('2026-11-20T09:00:00Z');
  const ok = (value: object) => ({ description: '', content: { 'application/json': { examples: { ok: { value } } } } });
  const openapi = {
    info: { title: 'Things', version: '1' },
    security: [{ bearer: [] }],
    paths: {
      '/things': {
        get: {
          operationId: 'getThings',
          ...(security && { security }),
          responses: { '200': ok({ ok: true }) },
          'x-sandbox-resource': { sessionCheck },
        },
      },
      '/sessions': {
        post: {
          operationId: 'createSession',
          security: [],
          requestBody: { content: { 'application/json': { schema: {} } } },
          responses: { '201': ok({ token: 'tok_1', expires_at: '2026-11-20T09:15:00Z' }) },
          'x-sandbox-resource': { credential: 'token' },
        },
      },
    },
    components: { securitySchemes: schemes },
  };
  const operations = buildSandboxOperations({
    openapi,
    asyncapi: { channels: {}, operations: {} },
    images: [],
  } as never);
  const sandbox = createSandbox(operations, { now: () => new Date(time), randomText });
  return {
    advance: (minutes: number) => {
      time += minutes * 60_000;
    },
    createSession: () =>
      sandbox.respond({
        method: 'POST',
        url: '/sessions',
        headers: { 'Content-Type': 'application/json' },
        body: { kind: 'text', text: '{"checks": ["face"]}' },
      }),
    get(headers: Record<string, string> = {}, query = '') {
      const { status, body, headers: sent } = sandbox.respond({ method: 'GET', url: `/things${query}`, headers });
      return { status, detail: JSON.parse(body).detail, challenge: sent['WWW-Authenticate'] };
    },
  };
}

it.each([
  [undefined, { Authorization: 'Bearer a' }, 200],
  [undefined, {}, 401],
  [[], {}, 200],
  [[{}], {}, 200],
  [[{ basic: [] }], { Authorization: 'Basic dTpw' }, 200],
  [[{ basic: [] }], { Authorization: 'Bearer a' }, 401],
  [[{ oauth: ['read'] }], { Authorization: 'Bearer a' }, 200],
  [[{ header: [] }], { 'X-Key': 'a' }, 200],
  [[{ header: [] }], { 'X-Key': '' }, 401],
  [[{ cookie: [] }], { Cookie: 'a=b; sid=1' }, 200],
  [[{ cookie: [] }], { Cookie: 'a=sid=1' }, 401],
  [[{ header: [] }, { cookie: [] }], { Cookie: 'sid=1' }, 200],
  [[{ header: [], cookie: [] }], { Cookie: 'sid=1' }, 401],
  [[{ header: [], cookie: [] }], { Cookie: 'sid=1', 'X-Key': 'a' }, 200],
  [[{ test: [] }], { Authorization: 'Bearer test_a' }, 200],
  [[{ test: [] }], { Authorization: 'Bearer test_' }, 401],
])('security %j with %j has the status %s', (security, headers, status) => {
  expect(createThings(security).get(headers as Record<string, string>).status).toBe(status);
});

it('a key in the query is read', () => {
  const { get } = createThings([{ query: [] }]);
  expect([get({}, '?key=a').status, get().status]).toEqual([200, 401]);
});

it('a problem says what is missing or refused, and how to authenticate', () => {
  const { get } = createThings([{ test: [] }, { session: [] }]);
  expect(get()).toEqual({
    status: 401,
    detail: 'The header "Authorization" is missing: send "Bearer" and a test key.',
    challenge: 'Bearer',
  });
  expect(get({ Authorization: 'Bearer live_a' }).detail).toBe('A live key.');
  expect(get({ Authorization: 'Bearer x' }).detail).toBe('The API key is not valid: a test key begins with "test_".');
});

describe('a token that a call has handed out', () => {
  const headers = { Authorization: 'Bearer tok_1' };

  it('is accepted for what it is for, until it expires', () => {
    const { get, createSession, advance } = createThings([{ test: [] }, { session: [] }], 'face');
    expect(get(headers).status).toBe(401);
    createSession();
    expect(get(headers).status).toBe(200);
    advance(16);
    expect(get(headers)).toMatchObject({ status: 401, detail: 'The session token has expired.' });
  });

  it.each([
    ['another check', [{ test: [] }, { session: [] }], 'document'],
    ['an operation that takes none', [{ test: [] }], 'face'],
  ])('is forbidden for %s', (_, security, check) => {
    const { get, createSession } = createThings(security, check);
    createSession();
    expect(get(headers).status).toBe(403);
  });
});
