import type { SandboxEvent } from 'openapi-sandbox';
import { describe, expect, it } from 'vitest';
import { createTestSandbox, toFile } from '../../../../support/sandbox';

describe('events', () => {
  it('follow from calls, with the data of the call', () => {
    const { post, call, sandbox, settings } = createTestSandbox();
    const received: SandboxEvent[] = [];
    sandbox.onEvent((event) => received.push(event));
    const selfie = { mode: 'passive', selfie: toFile('a.jpg'), threshold: '0.9' };
    const { event, headers } = post('/v1/liveness/validate', selfie);
    const request_id = headers['X-Request-Id'];
    expect(event).toMatchObject({ type: 'liveness.completed', request_id, data: { threshold: 0.9 } });
    const document = post('/v1/ocr/documents', { document_type: 'id_ktp', image: toFile('ktp.jpg') });
    expect(document.event?.data).toEqual(document.json);
    expect(received).toEqual([event, document.event]);
    const { id: client_id } = call('POST /v1/reseller/clients', { name: 'A', email: 'a@client.example' }).json;
    const { id: subscription_id } = call('POST /v1/reseller/subscriptions', { client_id, plan: 'sme' }).json;
    const { id } = call('POST /v1/reseller/payments', { subscription_id, amount: 500, currency: 'USD' }).json;
    expect(received).toHaveLength(2);
    settings.advance(1);
    const { data } = call('GET /v1/events').json;
    const paid = { payment_id: id, subscription_id, amount: 500, currency: 'USD', status: 'paid' };
    expect(received.slice(2)).toMatchObject([
      { type: 'payment.paid', data: paid },
      { type: 'subscription.activated', data: { subscription_id, client_id, status: 'active' } },
    ]);
    expect(data.slice(0, 4)).toEqual(received.toReversed());
    expect(new Set(data.map(({ mode }: SandboxEvent) => mode))).toEqual(new Set(['test']));
  });

  it('follow from a check without a decision, and not from a wrong request', () => {
    const { call, post } = createTestSandbox();
    const text = toFile('a.jpg', 'image/jpeg', new TextEncoder().encode('no image'));
    const failed = post('/v2/face/match', { reference: toFile('a.jpg'), candidates: [text] });
    expect(failed.event).toMatchObject({ type: 'verification.failed', data: { code: 'image_unreadable' } });
    expect(call('POST /v2/face/match', {}).event).toBeUndefined();
  });

  it('happen when they are asked for', () => {
    const { sandbox } = createTestSandbox();
    expect(sandbox.emit('wa.message.received')).toMatchObject({ type: 'wa.message.received', mode: 'test' });
    expect(sandbox.emit('unknown')).toBeUndefined();
    const workspaces: string[] = [];
    sandbox.onEvent((_, workspace) => workspaces.push(workspace));
    sandbox.emit('wa.message.received', 'ck_7Hs2Kd9Lq4Wm1Xz8Rt5Vb3Nc');
    sandbox.emit('wa.message.received');
    expect(workspaces).toEqual(['ck_7Hs2Kd9Lq4Wm1Xz8Rt5Vb3Nc', '']);
  });
});

describe('the stream', () => {
  it('begins with what the client missed, and has the examples of the contract only if asked', () => {
    const { call, sandbox } = createTestSandbox();
    const { stream, headers, body } = call('GET /v1/events/stream');
    const open = { delay: 0, text: ': open\n\n' };
    expect([headers['Content-Type'], body, stream]).toEqual(['text/event-stream', '', [open]]);
    const [last, missed] = ['payment.paid', 'wa.message.received'].map((type) => sandbox.emit(type));
    const resume = (id = '') => call('GET /v1/events/stream', undefined, { 'Last-Event-ID': id });
    const text = `id: ${missed?.id}\nevent: wa.message.received\ndata: ${JSON.stringify(missed)}\n\n`;
    expect(resume(last?.id).stream).toEqual([open, { delay: 0, text }]);
    expect(resume('evt_000000000000000000000000').json).toMatchObject({ status: 400, code: 'invalid_request' });
    const tape = call('GET /v1/events/stream?tape=1').stream ?? [];
    expect(tape.length).toBeGreaterThan(10);
    expect(tape[1]).toMatchObject({ delay: 1000, text: expect.stringMatching(/^id: evt_\w{24}\nevent: \S+\n/) });
  });
});

describe('a socket', () => {
  function open(socket = 'inbox', path = socket) {
    const { call, sandbox, settings } = createTestSandbox();
    const { ticket } = call('POST /v1/wa/sockets/tickets', { socket }).json;
    return { sandbox, settings, url: `/v1/wa/sockets/${path}?ticket=${ticket}` };
  }

  it('opens with a ticket, once, within 60 seconds, for its own channel', () => {
    const { sandbox, url } = open();
    expect(sandbox.connect(url).close).toBeUndefined();
    expect(sandbox.connect(url).close?.code).toBe(4401);
    const late = open();
    late.settings.advance(61);
    expect(late.sandbox.connect(late.url).close?.code).toBe(4401);
    const other = open('inbox', 'status');
    expect(other.sandbox.connect(other.url).close?.code).toBe(4401);
  });

  it('carries what calls cause, to those whom it is about, and what a client missed', () => {
    const { call, sandbox, settings } = createTestSandbox();
    const [{ id }] = call('GET /v1/wa/inbox/conversations').json.data;
    const connect = (body: object, query = '') => {
      const { ticket } = call('POST /v1/wa/sockets/tickets', body).json;
      const socket = sandbox.connect(`/v1/wa/sockets/${Object.values(body)[0]}?ticket=${ticket}${query}`);
      const received: string[] = [];
      socket.subscribe((text) => received.push(text));
      return { socket, read: () => received.splice(0).map((text) => JSON.parse(text)) };
    };
    const viewers = [1, 2].map(() => connect({ socket: 'conversations', conversation_id: id }));
    const stranger = connect({ socket: 'conversations', conversation_id: 'cnv_3Kp9xTv5MnRq7WcLd2ZbHs8F' });
    const [open, closed] = [connect({ socket: 'inbox' }), connect({ socket: 'inbox' })];
    closed.socket.receive('{"type":"filter","status":["closed"]}');
    const sent = call(`POST /v1/wa/inbox/conversations/${id}/messages`, { type: 'text', text: 'Hello' }).json;
    settings.advance(1);
    call('GET /v1/usage');
    const expected = [
      { type: 'message.created', data: { id: sent.id, text: 'Hello' } },
      { type: 'message.status_changed', data: { id: sent.id, conversation_id: id, status: 'delivered' } },
    ];
    const received = viewers[0]?.read();
    expect(received).toMatchObject(expected);
    expect(viewers[1]?.read()).toEqual(received);
    expect(open.read()).toMatchObject([{ type: 'conversation.updated', data: { id, ai_mode: 'off', status: 'open' } }]);
    expect([stranger.read(), closed.read()]).toEqual([[], []]);
    // A row that leaves the filter is sent once more, so that the client removes it.
    open.socket.receive('{"type":"filter","status":["open"]}');
    call('POST /v1/wa/inbox/bulk-actions', { action: 'close', conversation_ids: [id] });
    const left = [{ type: 'conversation.updated', data: { id, status: 'closed' } }];
    expect([open.read(), closed.read()]).toMatchObject([left, left]);
    call('POST /v1/wa/inbox/bulk-actions', { action: 'mark_read', conversation_ids: [id] });
    expect([open.read(), closed.read()]).toMatchObject([[], [{ data: { unread_count: 0 } }]]);
    viewers[0]?.socket.receive('{"type":"typing","is_typing":true}');
    expect([viewers[0]?.read(), viewers[1]?.read(), stranger.read()]).toEqual([
      [],
      [{ type: 'typing', is_typing: true }],
      [],
    ]);
    const { pieces } = connect(
      { socket: 'conversations', conversation_id: id },
      `&last_event_id=${received?.[0].id}`,
    ).socket;
    expect(pieces.map(({ text }) => JSON.parse(text))).toEqual([
      expect.objectContaining({ type: 'ready', resumed: true }),
      received?.[1],
    ]);
  });

  it('plays the examples of the contract if asked', () => {
    const { sandbox, url } = open('status');
    const messages = sandbox.connect(`${url}&tape=1`).pieces.map(({ text }) => JSON.parse(text));
    expect(messages[0]).toMatchObject({ type: 'ready', resumed: false });
    expect(messages[1].type).toBe('account.status_changed');
  });

  it('answers a message, refuses what the contract does not know, and notices silence', () => {
    const { sandbox, url } = open();
    const socket = sandbox.connect(url);
    const { send } = socket.receive('{"type":"filter","status":["open"]}');
    expect(send).toEqual(['{"type":"filter.applied","status":["open"]}']);
    const wrong = { code: 1008, reason: '#/status must have at least 1 item' };
    expect(socket.receive('{"type":"filter","status":[]}').close).toEqual(wrong);
    expect(socket.receive('hello').close?.code).toBe(1008);
    expect(socket.ping().send).toEqual(['{"type":"ping"}']);
    socket.receive('{"type":"pong"}');
    socket.ping();
    socket.ping();
    expect(socket.ping().close?.code).toBe(4408);
  });
});
