import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandboxServer } from '../../src/node';
import { type Listening, listen } from '../support/listen';
import { createShop } from '../support/orders';

const key = { Authorization: 'Bearer sk_test_a' };
const json = { ...key, 'Content-Type': 'application/json' };
let server: Listening;

beforeAll(async () => {
  server = await listen(createSandboxServer(createShop(), { allowedOrigins: ['https://shop.test'] }));
});

afterAll(() => server.close());

function call(path: string, options: RequestInit = {}) {
  return fetch(`${server.url}${path}`, { headers: key, ...options });
}

/** Sends a request as it stands, and returns what comes back until the server closes. */
function sendRaw(text: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });
}

const rawHead = 'Host: localhost\r\nAuthorization: Bearer sk_test_a\r\nConnection: close\r\n';

describe('methods', () => {
  it('of a path are named where another one is used', async () => {
    const response = await call('/orders', { method: 'DELETE' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, POST, HEAD, OPTIONS']);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ status: 405, code: 'method_not_allowed' });
  });

  it('of an unknown path are not found', async () => {
    expect((await call('/nothing')).status).toBe(404);
  });

  it('include HEAD, which responds as GET does without a body', async () => {
    const [get, head] = await Promise.all([call('/orders'), call('/orders', { method: 'HEAD' })]);
    expect([head.status, head.headers.get('Content-Length')]).toEqual([200, get.headers.get('Content-Length')]);
    expect(await head.text()).toBe('');
    expect((await call('/events/stream', { method: 'HEAD' })).status).toBe(200);
  });

  it('of every response are not to be stored', async () => {
    const responses = [call('/orders'), call('/nothing'), call('/orders', { method: 'OPTIONS' })];
    for (const { headers } of await Promise.all(responses)) expect(headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('an offer of another protocol', () => {
  const offer = `Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: ${'A'.repeat(16)}\r\n`;

  it('is ignored', async () => {
    const head = `Host: localhost\r\nAuthorization: Bearer sk_test_a\r\n${offer}`;
    const second = `GET /nothing HTTP/1.1\r\n${rawHead}\r\n`;
    const received = await sendRaw(`GET /orders HTTP/1.1\r\n${head}\r\n${second}`);
    expect(received).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(received).toContain('HTTP/1.1 404 Not Found');
  });

  it('is ignored for a call with a body', async () => {
    const body = '{"name": "Cake"}';
    const head = `Host: localhost\r\nAuthorization: Bearer sk_test_a\r\nContent-Type: application/json\r\n${offer}`;
    const next = `GET /nothing HTTP/1.1\r\n${rawHead}\r\n`;
    const request = `POST /orders HTTP/1.1\r\n${head}Content-Length: ${body.length}\r\n\r\n${body}${next}`;
    expect(await sendRaw(request)).toMatch(/^HTTP\/1\.1 201 Created.*"Cake"/s);
  });

  it('does not end the process when the client goes away', async () => {
    for (let count = 0; count < 20; count += 1) {
      const socket = connect(server.port, '127.0.0.1', () => {
        socket.write(`GET /orders HTTP/1.1\r\nHost: localhost\r\n${offer}\r\n`);
        socket.resetAndDestroy();
      });
      await new Promise((resolve) => socket.once('close', resolve));
    }
    expect((await call('/orders')).status).toBe(200);
  });
});

it.each(['%2e%2e', '..', '.', '%2E', '%2e%2e/%2e%2e', 'ord_1%2F..', 'ord_1/..'])(
  'the path /orders/%s leads to nothing else',
  async (segment) => {
    const received = await sendRaw(`GET /orders/${segment}/lines HTTP/1.1\r\n${rawHead}\r\n`);
    expect(received).toMatch(/^HTTP\/1\.1 404 /);
  },
);

it.each([
  ['limit=5', 200],
  ['limit=-5', 200],
  ['limit=1e1', 400],
  ['limit=0x5', 400],
  ['limit=5.0', 400],
  ['limit=%205', 400],
  ['limit=%2B5', 400],
  ['limit=', 400],
  ['limit=1e999', 400],
  ['below=1e1', 200],
  ['below=.5', 400],
  ['below=Infinity', 400],
  ['ids=1&ids=2', 200],
  ['ids=1&ids=2&ids=3', 400],
  ['ids=a', 400],
  ['__proto__=a&constructor=b', 200],
])('the query %s has the status %s', async (query, status) => {
  expect((await call(`/orders?${query}`)).status).toBe(status);
});

describe('a body', () => {
  const post = (body: RequestInit['body'], headers: Record<string, string>, path = '/orders') =>
    call(path, { method: 'POST', headers: { ...key, ...headers }, body: body ?? null });

  it.each([
    ['application/json; charset=utf-8', undefined, 201],
    ['application/json; charset=utf-16', undefined, 415],
    ['application/json', 'identity', 201],
    ['application/json', 'gzip', 415],
    ['text/plain', undefined, 415],
  ])('of the type %s with the encoding %s has the status %s', async (type, encoding, status) => {
    const response = await post('{}', { 'Content-Type': type, ...(encoding && { 'Content-Encoding': encoding }) });
    expect(response.status).toBe(status);
    if (status === 415) expect((await response.json()).detail).toContain(encoding ?? /utf-16|plain/.exec(type)?.[0]);
  });

  it('that the operation documents no 415 for is a bad request', async () => {
    const response = await call('/orders/ord_1', { method: 'PATCH', headers: json, body: '{}' });
    expect(response.status).toBe(400);
    const headers = { ...key, 'Content-Type': 'application/merge-patch+json' };
    const changed = await call('/orders/ord_1', { method: 'PATCH', headers, body: '{"name": "Milk"}' });
    expect(await changed.json()).toMatchObject({ name: 'Milk' });
  });

  it.each(['__proto__', 'constructor', 'toString'])('with the field %s is not valid', async (name) => {
    const form = new FormData();
    form.append(name, 'x');
    const encoded = { 'Content-Type': 'application/x-www-form-urlencoded' };
    for (const response of [await post(form, {}), await post(`${name}=x`, encoded)]) {
      expect(response.status).toBe(422);
      expect((await response.json()).errors).toEqual([
        { pointer: `#/${name}`, detail: 'is not a field of this object' },
      ]);
    }
  });

  it.each([
    ['5', 201],
    ['1e1', 422],
    ['5.0', 422],
    ['+5', 422],
    ['', 422],
  ])('with the quantity "%s" has the status %s', async (quantity, status) => {
    const encoded = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await post(new URLSearchParams({ quantity }).toString(), encoded)).status).toBe(status);
  });

  it.each([
    ['an empty file', '', 'must not be empty'],
    ['no image', 'text', 'could not be read as an image'],
  ])('with %s in place of an image is refused', async (_, content, detail) => {
    const form = new FormData();
    form.append('image', new Blob([content], { type: 'image/png' }), 'a.png');
    const response = await post(form, {}, '/photos');
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual([{ pointer: '#/image', detail }]);
  });

  it.each([
    ['AAAA', 422],
    ['not base64', 422],
    ['iVBORw0KGgo=', 200],
    ['https://shop.test/a.png', 200],
  ])('with the image "%s" in JSON has the status %s', async (image, status) => {
    const response = await post(JSON.stringify({ image }), { 'Content-Type': 'application/json' }, '/photos');
    expect(response.status).toBe(status);
    if (status === 422) expect((await response.json()).code).toBe('image_unreadable');
  });

  it('with a file over its limit, or over the limit of all bodies, is too large', async () => {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(1_000_001)], { type: 'image/png' }), 'a.png');
    expect((await post(form, {}, '/photos')).status).toBe(413);
    const large = await post(' '.repeat(20_000_001), { 'Content-Type': 'application/json' });
    expect([large.status, (await large.json()).code]).toEqual([413, 'payload_too_large']);
  });

  it('of 100 MB is refused while it is sent', async () => {
    const chunk = Buffer.alloc(1_000_000, 'a');
    const before = process.memoryUsage().rss;
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 100) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const options = { method: 'POST', headers: json, body, duplex: 'half' } as RequestInit;
    const response = await call('/orders', options);
    expect(response.status).toBe(413);
    await response.text();
    expect(process.memoryUsage().rss - before).toBeLessThan(80e6);
  });

  it('that is no form is refused, and one that never ends stops nobody', async () => {
    const boundary = { 'Content-Type': 'multipart/form-data; boundary=b' };
    expect((await post('no form', boundary)).status).toBe(400);
    const blanks = `--b\r\nContent-Disposition: form-data; name="name"\r\nContent-Type:${' '.repeat(40_000)}\r\n\r\na\r\n--b--\r\n`;
    const start = Date.now();
    await post(blanks, boundary);
    expect(Date.now() - start).toBeLessThan(1000);
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`POST /orders HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{`, () =>
      socket.resetAndDestroy(),
    );
    await new Promise((resolve) => socket.once('close', resolve));
    expect((await call('/orders')).status).toBe(200);
  });
});

describe('pages', () => {
  it('of an allowed origin may call, and others get nothing', async () => {
    const allowed = await call('/orders', { headers: { ...key, Origin: 'https://shop.test' } });
    expect([allowed.status, allowed.headers.get('Access-Control-Allow-Origin')]).toEqual([200, 'https://shop.test']);
    expect(allowed.headers.get('Vary')).toBe('Origin');
    const before = (await (await call('/orders')).json()).data.length;
    const headers = { ...json, Origin: 'https://evil.test' };
    const refused = await call('/orders', { method: 'POST', headers, body: '{}' });
    expect([refused.status, refused.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
    expect((await refused.json()).detail).toContain('--allow-origin https://evil.test');
    expect((await (await call('/orders')).json()).data).toHaveLength(before);
  });

  it('ask before they call', async () => {
    const ask = (Origin: string) =>
      call('/orders', { method: 'OPTIONS', headers: { Origin, 'Access-Control-Request-Headers': 'authorization' } });
    const allowed = await ask('https://shop.test');
    expect([allowed.status, allowed.headers.get('Access-Control-Allow-Headers')]).toEqual([204, 'authorization']);
    expect((await ask('https://evil.test')).status).toBe(403);
  });

  it.each([
    ['evil.test', 403],
    ['127.0.0.1:1', 200],
    ['[::1]:4010', 200],
    ['LOCALHOST', 200],
  ])('that call the host %s get the status %s', async (host, status) => {
    const received = await sendRaw(`GET /orders HTTP/1.1\r\n${rawHead.replace('localhost', host)}\r\n`);
    expect(received).toContain(`HTTP/1.1 ${status} `);
  });
});
