import type { SandboxEvent } from 'openapi-sandbox';
import { describe, expect, it } from 'vitest';
import { createTestSandbox, toFile } from '../../../../support/sandbox';

describe('events', () => {
  it('follow from calls, with the data of the call', () => {
    const { post, call, sandbox } = createTestSandbox();
    const heard: SandboxEvent[] = [];
    sandbox.onEvent((event) => heard.push(event));
    const selfie = { mode: 'passive', selfie: toFile('a.jpg'), threshold: '0.9' };
    const { event, headers } = post('/v1/liveness/validate', selfie);
    const request_id = headers['X-Request-Id'];
    expect(event).toMatchObject({ type: 'liveness.completed', request_id, data: { threshold: 0.9 } });
    const document = post('/v1/ocr/documents', { document_type: 'id_ktp', image: toFile('ktp.jpg') });
    expect(document.event?.data).toEqual(document.json);
    expect(heard.splice(1)).toEqual([document.event]);
    const payment = { subscription_id: 'sub_1hygcpwpq5e6eycndy0yp57r', amount: 500, currency: 'USD' };
    const { json, event: paid } = call('POST /v1/reseller/payments', payment);
    expect(paid?.data).toMatchObject({ payment_id: json.id, amount: 500, currency: 'USD', status: 'paid' });
    expect(heard).toEqual([event, paid]);
    expect(call('GET /v1/events?limit=3').json.data).toEqual([paid, document.event, event]);
    const { data } = call('GET /v1/events').json;
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
  it('sends the events of the contract piece by piece', () => {
    const { stream = [], headers, body } = createTestSandbox().call('GET /v1/events/stream');
    expect([headers['Content-Type'], body]).toEqual(['text/event-stream', '']);
    expect(stream[0]).toEqual({ delay: 0, text: ': open\n\n' });
    const text = expect.stringMatching(/^id: evt_\w{24}\nevent: \S+\ndata: \{.*\}\n\n$/);
    expect(stream[1]).toMatchObject({ delay: 1000, text });
    expect(stream.length).toBeGreaterThan(10);
  });

  it('goes on after the last event that the client names', () => {
    const { call } = createTestSandbox();
    const all = call('GET /v1/events/stream').stream ?? [];
    const last = /^id: (\S+)/.exec(all[3]?.text ?? '')?.[1] ?? '';
    const resume = (id: string) => call('GET /v1/events/stream', undefined, { 'Last-Event-ID': id });
    expect(resume(last).stream).toEqual([all[0], ...all.slice(4)]);
    expect(resume('evt_000000000000000000000000').json).toMatchObject({ status: 400, code: 'invalid_request' });
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

  it('sends its messages in their order, and resumes', () => {
    const { sandbox, url } = open('status');
    const messages = sandbox.connect(url).pieces.map(({ text }) => JSON.parse(text));
    expect(messages[0]).toMatchObject({ type: 'ready', resumed: false });
    expect(messages[1].type).toBe('account.status_changed');
    const again = open('status');
    const resumed = again.sandbox.connect(`${again.url}&last_event_id=${messages[1].id}`).pieces;
    expect(JSON.parse(resumed[0]?.text ?? '')).toMatchObject({ type: 'ready', resumed: true });
    expect(resumed).toHaveLength(messages.length - 1);
  });

  it('answers a message, refuses what the contract does not know, and notices silence', () => {
    const { sandbox, url } = open();
    const socket = sandbox.connect(url);
    const { send } = socket.receive('{"type":"filter","status":["open"]}');
    expect(send).toEqual(['{"type":"filter.applied","status":["open"]}']);
    const wrong = { code: 1008, reason: '#/status must have at least 1 item' };
    expect(socket.receive('{"type":"filter","status":[]}').close).toEqual(wrong);
    expect(socket.receive('hello').close?.code).toBe(1008);
    expect(socket.beat().send).toEqual(['{"type":"ping"}']);
    socket.receive('{"type":"pong"}');
    socket.beat();
    socket.beat();
    expect(socket.beat().close?.code).toBe(4408);
  });
});
