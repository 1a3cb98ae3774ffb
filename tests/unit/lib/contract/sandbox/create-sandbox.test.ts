import { createSandbox } from 'openapi-sandbox';
import { describe, expect, it } from 'vitest';
import {
  createSettings,
  createTestSandbox,
  getSandboxOperation,
  sandboxOperations,
  testKey,
  toFile,
  unreadable,
} from '../../../../support/sandbox';

const clientKey = 'ck_7Hs2Kd9Lq4Wm1Xz8Rt5Vb3Nc';
const phone = '+6281234567899';

describe('the key of a request', () => {
  it.each([
    [undefined, 401, 'The header "Authorization" is missing: send "Bearer" and a test key.'],
    ['Bearer sk_live_abc', 401, 'This is a live key, which the sandbox does not accept: send a test key.'],
    ['Bearer abc', 401, 'The API key is not valid: a test key begins with "sk_test_".'],
    [`Bearer ${clientKey}`, 401, 'This is a client key: send it as "X-Client-Key", with your own key beside it.'],
    [
      'Bearer wst_tqm83xssss6ys3c4dwa7n360',
      401,
      'No session has this token: create one and use its token within its time.',
    ],
  ])('%s is refused', (authorization, status, detail) => {
    const headers: Record<string, string> = authorization ? { authorization } : {};
    const response = createTestSandbox().sandbox.respond({ method: 'GET', url: '/v1/events', headers });
    expect(JSON.parse(response.body)).toMatchObject({ status, detail });
    expect([response.status, response.headers['Content-Type']]).toEqual([status, 'application/problem+json']);
  });

  it('a session token opens the checks of its session, for 15 minutes', () => {
    const { call, settings } = createTestSandbox();
    const { json } = call('POST /v1/widget/sessions', { checks: ['liveness'] });
    const headers = { Authorization: `Bearer ${json.token}` };
    const selfie = { mode: 'passive', selfie: 'https://shop.example/selfie.jpg' };
    expect(call('POST /v1/liveness/validate', selfie, headers).status).toBe(200);
    const card = { document_type: 'passport', image: 'https://shop.example/card.jpg' };
    expect(call('POST /v1/ocr/documents', card, headers).status).toBe(403);
    settings.advance(901);
    expect(call('POST /v1/liveness/validate', selfie, headers).status).toBe(401);
  });
});

describe('a request that is wrong', () => {
  it.each([
    ['GET /v1/unknown', undefined, 404, 'The contract has no operation GET /v1/unknown.'],
    ['GET //v1/events', undefined, 404, 'The contract has no operation GET //v1/events.'],
    ['GET /v1/events?limit=200', undefined, 400, 'The parameter "limit" must be between 1 and 100.'],
    ['GET /v1/events?cursor=abc', undefined, 400, 'The parameter "cursor" did not come from this list.'],
    ['GET /v1/wa/contacts/search', undefined, 400, 'The parameter "q" is required.'],
    ['POST /v1/wa/contacts', '{"phone": "",\n  "name": Sari}', 400, 'The body is not valid JSON: line 2, column 11.'],
    ['POST /v1/wa/contacts', '', 400, 'The body is missing.'],
    ['GET /v1/wa/contacts/con_0', undefined, 404, 'There is no object with this id in the workspace.'],
  ])('%s %s', (line, body, status, detail) => {
    expect(createTestSandbox().call(line, body).json).toMatchObject({ status, detail });
  });

  it('names each field of a body that is wrong', () => {
    const { json } = createTestSandbox().call('POST /v1/wa/contacts', { name: '', tags: ['a', 'a'], constructor: 3 });
    expect(json).toMatchObject({ status: 422, code: 'validation_failed' });
    expect(json.errors).toEqual(
      expect.arrayContaining([
        { pointer: '#/phone', detail: 'is required' },
        { pointer: '#/tags', detail: 'must not have the same item twice' },
        { pointer: '#/constructor', detail: 'is not a field of this object' },
      ]),
    );
  });

  it('reads the alternative of a body that its fixed values choose', () => {
    const { call } = createTestSandbox();
    const { json } = call('POST /v1/wa/sockets/tickets', { socket: 'conversations' });
    expect(json.errors).toEqual([{ pointer: '#/conversation_id', detail: 'is required' }]);
  });

  it('an analysis names the fields of its query', () => {
    const { json } = createTestSandbox().call('GET /v1/wa/insights/dashboard?from=yesterday');
    expect(json).toMatchObject({ status: 422 });
    expect(json.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['#/from', '#/to']);
  });

  it('refuses types and sizes that the operation does not take', () => {
    const { call, post } = createTestSandbox();
    expect(call('POST /v1/face/detect', 'image=1', { 'Content-Type': 'text/plain' }).status).toBe(415);
    expect(post('/v1/face/detect', { image: toFile('a.gif', 'image/gif') }).json.code).toBe('unsupported_media_type');
    const large = toFile('a.jpg', 'image/jpeg', new Uint8Array(10e6 + 1));
    expect(post('/v1/face/detect', { image: large }).json).toMatchObject({
      status: 413,
      detail: 'The file "image" is larger than 10 MB.',
    });
    const text = toFile('a.jpg', 'image/jpeg', new TextEncoder().encode('no image'));
    expect(post('/v1/face/detect', { image: text }).json).toMatchObject({ code: 'image_unreadable' });
  });

  it('says what is wrong with a form that was put together by hand', () => {
    const { call, post } = createTestSandbox();
    const { json } = call('POST /v1/face/detect', '--b', { 'Content-Type': 'multipart/form-data' });
    expect(json).toMatchObject({ status: 400, detail: expect.stringContaining('names no boundary') });
    const name = post('/v1/face/detect', { image: 'selfie.jpg' });
    expect(name.json.errors).toEqual([{ pointer: '#/image', detail: 'must be a file' }]);
    const file = toFile('a.pdf', 'application/pdf');
    expect(post('/v1/wa/files', { file, name: file }).json.errors).toEqual([
      { pointer: '#/name', detail: 'must be a text, not a file' },
    ]);
  });
});

describe('what decides about a response', () => {
  it('a sample image is known as a file, in base64 and by its address', () => {
    const { call, post } = createTestSandbox();
    const responses = [
      post('/v1/face/detect', { image: toFile('any-name.jpg', 'image/jpeg', unreadable) }),
      call('POST /v1/face/detect', { image: btoa(String.fromCharCode(...unreadable)) }),
      call('POST /v1/face/detect', { image: 'https://shop.example/uploads/image-damaged.jpg?size=1' }),
    ];
    expect(responses.map(({ json }) => json.code)).toEqual(Array(3).fill('image_unreadable'));
  });

  it('an error about a sample image has its place in the request', () => {
    const { post } = createTestSandbox();
    const [good, bad] = [toFile('a.jpg'), { ...toFile('b.jpg'), bytes: unreadable }];
    const send = (reference: typeof good, ...candidates: (typeof good)[]) =>
      post('/v2/face/match', { reference, candidates }).json.errors[0].pointer;
    expect([send(bad, good), send(good, good, bad)]).toEqual(['#/reference', '#/candidates/1']);
  });

  it('a rule of the contract chooses the example of a success, which is made the response to the call', () => {
    const { call } = createTestSandbox();
    const tickets = [1, 2].map(() => call('POST /v1/wa/sockets/tickets', { socket: 'status' }).json);
    expect(tickets[0]).toMatchObject({ socket: 'status', expires_at: '2026-11-25T10:01:00Z' });
    expect(tickets[0].ticket).not.toBe(tickets[1].ticket);
    const id = 'pay_000000000000000000failed';
    expect(call(`GET /v1/reseller/payments/${id}`).json).toMatchObject({ id, status: 'failed' });
    const url = (name: string) => `https://shop.example/${name}.jpg`;
    const candidates = ['selfie', 'selfie-other-person', 'selfie'].map(url);
    const { results } = call('POST /v2/face/match', { reference: url('ktp'), candidates }).json;
    expect(results).toMatchObject([true, false, true].map((matched, index) => ({ index, matched })));
  });

  it('Prefer names a status or an example', () => {
    const { call } = createTestSandbox();
    const prefer = (text: string) => call('GET /v1/events', undefined, { Prefer: text });
    expect(prefer('code=403').json.code).toBe('forbidden');
    expect(prefer('example=liveness').json.data[0].type).toBe('liveness.completed');
    expect(prefer('example=constructor').status).toBe(400);
    expect(prefer('code=418').json.detail).toContain('It has 200 (liveness, page), 400');
  });

  it('the threshold of the request decides', () => {
    const { post } = createTestSandbox();
    const send = (threshold: string) =>
      post('/v2/face/match', { reference: toFile('a.jpg'), candidates: [toFile('b.jpg')], threshold }).json;
    expect(send('0.9')).toMatchObject({ threshold: 0.9, results: [{ index: 0, score: 0.91, matched: true }] });
    expect(send('0.95').results).toEqual([{ index: 0, score: 0.91, matched: false, quality: 0.93 }]);
  });

  it('the headers count, and name the call', () => {
    const { call } = createTestSandbox();
    expect(call('GET /v1/events').headers.RateLimit).toBe('"default";r=59;t=60');
    const { headers, json } = call('GET /v1/events?limit=0');
    expect(headers.RateLimit).toBe('"default";r=58;t=60');
    expect(json.request_id).toBe(headers['X-Request-Id']);
    const limited = { Authorization: 'Bearer sk_test_rate_limited' };
    expect(call('GET /v1/events', undefined, limited).headers).toHaveProperty('Retry-After');
  });
});

describe('an idempotency key', () => {
  it('repeats the response to the same body for a day, and refuses another body', () => {
    const { call, settings } = createTestSandbox();
    const headers = { 'Idempotency-Key': 'signup-1' };
    const first = call('POST /v1/wa/contacts', { phone }, headers);
    expect(call('POST /v1/wa/contacts', { phone }, headers).json).toEqual(first.json);
    const other = call('POST /v1/wa/contacts', { phone: '+6281234567898' }, headers);
    expect([other.status, other.json.code]).toEqual([422, 'idempotency_key_reused']);
    settings.advance(86_401);
    expect(call('POST /v1/wa/contacts', { phone }, headers).json.id).not.toBe(first.json.id);
  });

  it('belongs to its path, and means nothing to an operation that takes none', () => {
    const { call } = createTestSandbox();
    const headers = { 'Idempotency-Key': 'message-1' };
    const conversations = ['cnv_7Hq2mX9bTz4LwKf8RdVs3NcY', 'cnv_111111111111111111111111'];
    const send = (id: string) =>
      call(`POST /v1/wa/inbox/conversations/${id}/messages`, { type: 'text', text: 'Hello' }, headers).status;
    expect(conversations.map(send)).toEqual([201, 404]);
    const list = () => call('GET /v1/wa/contacts', undefined, headers).json.data.length;
    const before = list();
    call('POST /v1/wa/contacts', { phone });
    expect(list()).toBe(before + 1);
  });
});

describe('objects', () => {
  it('that are created can be read, listed, changed and deleted', () => {
    const { call } = createTestSandbox();
    const created = call('POST /v1/wa/contacts', { phone, attributes: { city: 'Bandung' } }).json;
    expect(created).toMatchObject({ phone, name: null, created_at: '2026-11-25T10:00:00Z' });
    const path = `/v1/wa/contacts/${created.id}`;
    expect(call(`GET ${path}`).json).toEqual(created);
    expect(call('GET /v1/wa/contacts').json.data[0]).toEqual(created);
    expect(call(`GET /v1/wa/contacts/search?q=${encodeURIComponent(phone)}`).json.data).toEqual([created]);
    const changed = call(`PATCH ${path}`, { attributes: { city: null, branch: 'Dago' } }).json;
    expect(changed).toMatchObject({ phone, attributes: { branch: 'Dago' } });
    expect(call(`DELETE ${path}`).json).toEqual({ id: created.id, deleted: true });
    expect(call(`GET ${path}`).status).toBe(404);
    expect(call('GET /v1/wa/contacts').json.data).not.toContainEqual(changed);
  });

  it('of the examples are there from the start, and deleted for good', () => {
    const { call } = createTestSandbox();
    const [contact] = call('GET /v1/wa/contacts').json.data;
    expect(call(`DELETE /v1/wa/contacts/${contact.id}`).status).toBe(200);
    expect(call('GET /v1/wa/contacts').json.data).not.toContainEqual(contact);
    expect(call(`GET /v1/wa/contacts/${contact.id}`).status).toBe(404);
  });

  it('are counted when all of them are deleted', () => {
    const { call } = createTestSandbox();
    call('POST /v1/wa/contacts', { phone });
    const { length } = call('GET /v1/wa/contacts').json.data;
    expect(call('DELETE /v1/wa/contacts?confirm=delete-all-contacts').json.deleted).toBe(length);
  });

  it('belong to a workspace', () => {
    const { call } = createTestSandbox();
    const { id } = call('POST /v1/wa/contacts', { phone }, { 'X-Client-Key': clientKey }).json;
    expect(call(`GET /v1/wa/contacts/${id}`).status).toBe(404);
    expect(call(`GET /v1/wa/contacts/${id}`, undefined, { 'X-Client-Key': clientKey }).status).toBe(200);
    expect(call('GET /v1/wa/contacts', undefined, { 'X-Client-Key': 'ck_1' }).json.detail).toContain('"X-Client-Key"');
    const payment = { subscription_id: 'sub_1hygcpwpq5e6eycndy0yp57r', amount: 500, currency: 'USD' };
    const own = call('POST /v1/reseller/payments', payment, { 'X-Client-Key': clientKey }).json;
    expect(call(`GET /v1/reseller/payments/${own.id}`).status).toBe(200); // It takes no such header.
  });

  it.each([
    ['messages/search?q=Address%20delivery', 1],
    ['messages/search?q=delivery&from=2026-11-21T00:00:00Z', 0],
    ['messages/search?q=delivery&to=2026-11-20T08:41:10Z', 0],
    ['messages/search?q=created_at', 0],
    ['conversations?unread=true&status=closed', 0],
  ])('are filtered by words, times and values: %s', (path, count) => {
    expect(createTestSandbox().call(`GET /v1/wa/inbox/${path}`).json.data).toHaveLength(count);
  });

  it('are listed in pages', () => {
    const { call } = createTestSandbox();
    for (let index = 0; index < 4; index += 1) call('POST /v1/wa/contacts', { phone: `${phone}${index}` });
    const first = call('GET /v1/wa/contacts?limit=3').json;
    expect([first.data.length, first.has_more]).toEqual([3, true]);
    const second = call(`GET /v1/wa/contacts?limit=3&cursor=${first.next_cursor}`).json;
    expect([second.data.length, second.has_more]).toEqual([3, true]);
    const third = call(`GET /v1/wa/contacts?limit=3&cursor=${second.next_cursor}`).json;
    expect([third.data.length, third.has_more, third.next_cursor]).toEqual([1, false, null]);
  });

  it('come and go without being repeated or skipped on the next page', () => {
    const { call } = createTestSandbox();
    for (let index = 0; index < 4; index += 1) call('POST /v1/wa/contacts', { phone: `${phone}${index}` });
    const all = call('GET /v1/wa/contacts').json.data;
    const first = call('GET /v1/wa/contacts?limit=2').json;
    call('POST /v1/wa/contacts', { phone: `${phone}9` });
    call(`DELETE /v1/wa/contacts/${first.data[1].id}`);
    const second = call(`GET /v1/wa/contacts?limit=2&cursor=${first.next_cursor}`).json;
    expect([...first.data, ...second.data]).toEqual(all.slice(0, 4));
  });

  it('reach their next state after a second, and files can be linked', () => {
    const { call, post, settings } = createTestSandbox();
    const file = toFile('a.pdf', 'application/pdf');
    const document = post('/v1/wa/knowledge/documents', { file, name: 'Rules' }).json;
    expect(document).toMatchObject({ status: 'processing', size_bytes: file.bytes.length });
    settings.advance(1);
    const read = call(`GET /v1/wa/knowledge/documents/${document.id}`).json;
    expect(read).toMatchObject({ name: 'Rules', status: 'ready' });
    const csv = toFile('contacts.csv', 'text/csv', new TextEncoder().encode('phone\n+6281234567890\n'));
    const job = post('/v1/wa/contacts/import', { file: csv, on_existing: 'skip' }).json;
    expect(job).toMatchObject({ status: 'queued', rows: 1 });
    settings.advance(1);
    const ended = call(`GET /v1/wa/contacts/import/${job.id}`).json;
    expect(ended).toMatchObject({
      id: job.id,
      status: 'finished',
      on_existing: 'skip',
      created: 0,
      skipped: 1,
    });
    const { id } = post('/v1/wa/files', { file, name: 'Map' }).json;
    const [agent] = call('GET /v1/wa/agents').json.data;
    const linked = `/v1/wa/agents/${agent.id}/files`;
    expect(call(`PUT ${linked}/${id}`).json).toMatchObject({ agent_id: agent.id, file_id: id });
    expect(call(`GET ${linked}`).json.data[0]).toMatchObject({ id, name: 'Map' });
    call(`DELETE ${linked}/${id}`);
    expect(call(`GET ${linked}`).json.data).not.toContainEqual(expect.objectContaining({ id }));
  });

  it('agree with what other operations say about them', () => {
    const { call, settings } = createTestSandbox();
    const { account_id: account } = call('POST /v1/wa/accounts/qr', { name: 'Quickstart' }).json;
    settings.advance(1);
    expect(call(`GET /v1/wa/accounts/${account}/status`).json).toMatchObject({ id: account, status: 'connected' });
    const [{ id }] = call('GET /v1/wa/inbox/conversations').json.data;
    call(`PUT /v1/wa/inbox/conversations/${id}/ai-mode`, { ai_mode: 'off' });
    expect(call(`GET /v1/wa/inbox/conversations/${id}/status`).json).toMatchObject({ ai_mode: 'off' });
    expect(call('GET /v1/wa/inbox/conversations').json.data[0]).toMatchObject({ id, ai_mode: 'off' });
  });

  it('are there for operations that are added later', () => {
    const sandbox = createSandbox([getSandboxOperation('createContact')], createSettings());
    const headers = { Authorization: `Bearer ${testKey}`, 'Content-Type': 'application/json' };
    const body = { kind: 'text', text: JSON.stringify({ phone }) } as const;
    sandbox.respond({ method: 'POST', url: '/v1/wa/contacts', headers, body });
    sandbox.add(sandboxOperations);
    const list = sandbox.respond({ method: 'GET', url: '/v1/wa/contacts', headers });
    expect(JSON.parse(list.body).data[0].phone).toBe(phone);
  });
});
