import { describe, expect, it } from 'vitest';
import { createTestSandbox, toFile } from '../../../../support/sandbox';

const account_id = 'acc_7Kd2Rm9XqT4vBn6LpW8sYc3H';
const unknown = 'con_aaaaaaaaaaaaaaaaaaaaaaaa';

/** Creates two contacts with a tag, and one with it who opted out. */
function createMembers({ call }: ReturnType<typeof createTestSandbox>): string[] {
  return ['+6281234560001', '+6281234560002', '+6281234560003'].map((phone, index) => {
    const contact = { phone, name: `Member ${index}`, tags: ['club'], opted_out: index === 2 };
    return call('POST /v1/wa/contacts', contact).json.id;
  });
}

describe('a broadcast', () => {
  const template = { name: 'monthly_news', language: 'id' };
  const audience = { tags: ['club'] };

  it('waits for its time, which the clock reaches, and then is about the contacts that there are', () => {
    const sandbox = createTestSandbox();
    const { call } = sandbox;
    const types: string[] = [];
    sandbox.sandbox.onEvent(({ type }) => types.push(type));
    const scheduled_at = '2027-01-01T00:00:00Z';
    const { id, status } = call('POST /v1/wa/broadcasts', { account_id, audience, template, scheduled_at }).json;
    expect(status).toBe('scheduled');
    const members = createMembers(sandbox);
    expect(call(`GET /v1/wa/broadcasts/${id}`).json).toMatchObject({ status: 'scheduled', scheduled_at, audience });
    expect(types).toEqual([]);
    expect(sandbox.sandbox.advance('P60D')?.toISOString()).toBe('2027-01-24T10:00:00.000Z');
    const counts = { queued: 0, sent: 0, delivered: 2, read: 0, failed: 0 };
    expect(call(`GET /v1/wa/broadcasts/${id}`).json).toMatchObject({ status: 'finished', counts });
    const { data } = call(`GET /v1/wa/broadcasts/${id}/results`).json;
    const recipients = data.map(({ contact_id }: { contact_id: string }) => contact_id);
    expect(recipients.sort()).toEqual(members.slice(0, 2).sort());
    expect(types).toEqual(['wa.broadcast.finished']);
  });

  it('is sent at once without a time, and not at all once it is cancelled', () => {
    const sandbox = createTestSandbox();
    const { call } = sandbox;
    const members = createMembers(sandbox);
    const now = call('POST /v1/wa/broadcasts', { account_id, audience: { contact_ids: members }, template }).json;
    expect(now).toMatchObject({ status: 'sending', scheduled_at: null });
    const later = { account_id, audience, template, scheduled_at: '2026-12-01T00:00:00Z' };
    const { id } = call('POST /v1/wa/broadcasts', later).json;
    expect(call(`POST /v1/wa/broadcasts/${id}/cancel`).json).toMatchObject({ ...later, id, status: 'cancelled' });
    sandbox.sandbox.advance('P30D');
    expect(call(`GET /v1/wa/broadcasts/${id}`).json).toMatchObject({ ...later, status: 'cancelled' });
    expect(call(`POST /v1/wa/broadcasts/${now.id}/cancel`).json.code).toBe('broadcast_not_cancellable');
  });
});

describe('a message', () => {
  it('has an id of its own, joins the conversation with its number, and can be found', () => {
    const { call, settings } = createTestSandbox();
    const send = (to: string, text: string) =>
      call('POST /v1/wa/messages', { account_id, to, type: 'text', text }).json;
    const sent = [send('+6281234560001', 'first'), send('+6281234560001', 'second'), send('+6281234560002', 'third')];
    expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
    expect(sent[1].conversation_id).toBe(sent[0].conversation_id);
    expect(sent[2].conversation_id).not.toBe(sent[0].conversation_id);
    settings.advance(1);
    const { data } = call(`GET /v1/wa/inbox/conversations/${sent[0].conversation_id}/messages`).json;
    expect(data).toMatchObject([
      { id: sent[1].id, text: 'second', status: 'delivered' },
      { id: sent[0].id, text: 'first', status: 'delivered' },
    ]);
    const found = call('GET /v1/wa/inbox/messages/search?q=second').json.data;
    expect(found).toMatchObject([{ id: sent[1].id, matches: [{ start: 0, end: 6 }] }]);
    const { conversation_id: id } = sent[0];
    expect(call('GET /v1/wa/inbox/conversations').json.data).toContainEqual(expect.objectContaining({ id }));
  });
});

describe('a call about several objects', () => {
  it('acts on the conversations that were sent', () => {
    const { call } = createTestSandbox();
    const [{ id }] = call('GET /v1/wa/inbox/conversations').json.data;
    const conversation_ids = [id, 'cnv_aaaaaaaaaaaaaaaaaaaaaaaa'];
    expect(call('POST /v1/wa/inbox/bulk-actions', { action: 'close', conversation_ids }).json).toEqual({
      action: 'close',
      succeeded: 1,
      failed: 1,
      results: [
        { id, ok: true },
        { id: conversation_ids[1], ok: false, code: 'not_found' },
      ],
    });
    expect(call(`GET /v1/wa/inbox/conversations/${id}/status`).json.status).toBe('closed');
    const reply = call(`POST /v1/wa/inbox/conversations/${id}/messages`, { type: 'text', text: 'Hello' });
    expect([reply.status, reply.json.code]).toEqual([409, 'conflict']);
  });

  it('deletes the contacts that were sent', () => {
    const sandbox = createTestSandbox();
    const { call } = sandbox;
    const [first, second] = createMembers(sandbox);
    const body = { contact_ids: [first, unknown] };
    expect(call('POST /v1/wa/contacts/bulk-delete', body).json).toEqual({ deleted: 1, not_found: [unknown] });
    expect([first, second].map((id) => call(`GET /v1/wa/contacts/${id}`).status)).toEqual([404, 200]);
  });

  it('keeps a selection for 24 hours, without contacts that are deleted', () => {
    const sandbox = createTestSandbox();
    const { call } = sandbox;
    const contact_ids = createMembers(sandbox);
    const selection = { count: 3, expires_at: '2026-11-26T10:00:00Z' };
    expect(call('PUT /v1/wa/contacts/selection', { contact_ids }).json).toEqual(selection);
    call(`DELETE /v1/wa/contacts/${contact_ids[0]}`);
    expect(call('GET /v1/wa/contacts/selection/count').json).toEqual({ ...selection, count: 2 });
    sandbox.sandbox.advance('P1DT1S');
    expect(call('GET /v1/wa/contacts/selection/count').json).toEqual({ count: 0, expires_at: null });
  });
});

it('an import creates the contacts of its file, and says which rows it rejects', () => {
  const { call, post, sandbox } = createTestSandbox();
  const rows = ['phone,name,tags,city', '+6281234560009,"Sari, A.",a;b,Bandung', '0812,Budi,,'];
  const file = toFile('contacts.csv', 'text/csv', new TextEncoder().encode(rows.join('\n')));
  const { id, ...job } = post('/v1/wa/contacts/import', { file }).json;
  expect(job).toMatchObject({ rows: 2, created: 0, status: 'queued' });
  sandbox.advance('PT1S');
  expect(call(`GET /v1/wa/contacts/import/${id}`).json).toMatchObject({
    status: 'finished',
    created: 1,
    rejected: 1,
    errors: [{ line: 3, column: 'phone' }],
  });
  const contact = { phone: '+6281234560009', name: 'Sari, A.', tags: ['a', 'b'], attributes: { city: 'Bandung' } };
  expect(call('GET /v1/wa/contacts?limit=1').json.data).toMatchObject([contact]);
});

it('an upload has the size and, without a name, the name of its file', () => {
  const { post } = createTestSandbox();
  const file = toFile('prices.pdf', 'application/pdf', new Uint8Array(125));
  expect(post('/v1/wa/files', { file }).json).toMatchObject({ size_bytes: 125, name: 'prices.pdf' });
});

it('each client has a subscription of its own', () => {
  const { call } = createTestSandbox();
  const subscribe = (email: string) => {
    const { id: client_id } = call('POST /v1/reseller/clients', { name: 'A', email }).json;
    expect(call(`GET /v1/reseller/clients/${client_id}/subscription`).status).toBe(404);
    const { id } = call('POST /v1/reseller/subscriptions', { client_id, plan: 'sme' }).json;
    expect(call(`GET /v1/reseller/clients/${client_id}/subscription`).json).toMatchObject({ id, status: 'pending' });
    return id;
  };
  expect(subscribe('a@client.example')).not.toBe(subscribe('b@client.example'));
});

it('an idempotency key compares values, and belongs to its API key', () => {
  const { call } = createTestSandbox();
  const headers = { 'Idempotency-Key': 'contact-1' };
  const { id } = call('POST /v1/wa/contacts', '{"phone":"+6281234560001","name":"A"}', headers).json;
  const again = call('POST /v1/wa/contacts', '{"name":"A", "phone":"+6281234560001"}', headers).json;
  expect(again.id).toBe(id);
  const other = { ...headers, Authorization: 'Bearer sk_test_other' };
  expect(call('POST /v1/wa/contacts', { phone: '+6281234560001', name: 'A' }, other).json.id).not.toBe(id);
});

describe('a widget session', () => {
  const checks = ['document', 'liveness', 'face_match'];

  it.each([
    [undefined, true],
    ['user-1', true],
    ['test_document_unreadable', false],
    ['test_not_live', false],
    ['test_no_match', false],
  ])('with the external_id %s ends with the checks that were asked for: %s', (external_id, passed) => {
    const { call, sandbox, settings } = createTestSandbox();
    const data: unknown[] = [];
    sandbox.onEvent((event) => data.push(event.data));
    const { id } = call('POST /v1/widget/sessions', { checks, external_id }).json;
    expect(call(`GET /v1/widget/sessions/${id}`).json).toMatchObject({ status: 'open', checks, result: null });
    settings.advance(1);
    const session = call(`GET /v1/widget/sessions/${id}`).json;
    expect(session).toMatchObject({ status: 'completed', external_id: external_id ?? null, result: { passed } });
    expect(Object.keys(session.result.checks)).toEqual(checks);
    expect(data).toEqual([{ session_id: id, external_id: external_id ?? null, ...session.result }]);
  });

  it('passes where the check that would fail was not asked for', () => {
    const { call, settings } = createTestSandbox();
    const { id } = call('POST /v1/widget/sessions', { checks: ['liveness'], external_id: 'test_no_match' }).json;
    settings.advance(1);
    const { result } = call(`GET /v1/widget/sessions/${id}`).json;
    expect(result).toEqual({ passed: true, checks: { liveness: expect.objectContaining({ passed: true }) } });
  });

  it.each(['expired', 'abandoned'])('can be %s', (status) => {
    const { call, sandbox, settings } = createTestSandbox();
    const events: unknown[] = [];
    sandbox.onEvent(({ type, data }) => events.push([type, data]));
    const external_id = `test_${status}`;
    const { id: session_id } = call('POST /v1/widget/sessions', { checks, external_id }).json;
    settings.advance(1);
    const session = call(`GET /v1/widget/sessions/${session_id}`).json;
    expect(session).toMatchObject({ status, completed_at: null, result: null });
    expect(events).toEqual([['widget.session.expired', { session_id, external_id, status }]]);
  });
});

it('a verification is deleted once, with its event', () => {
  const { call, post } = createTestSandbox();
  const { headers, event } = post('/v1/liveness/validate', { mode: 'passive', selfie: toFile('a.jpg') });
  const line = `DELETE /v1/verifications/${headers['X-Request-Id']}`;
  expect(call('GET /v1/events').json.data).toContainEqual(event);
  expect(call(line).json).toEqual({ id: headers['X-Request-Id'], deleted: true });
  expect(call('GET /v1/events').json.data).not.toContainEqual(event);
  expect(call(line).status).toBe(404);
});
