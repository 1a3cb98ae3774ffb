import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createSandboxServer } from '../../src/node';
import { type Listening, listen } from '../support/listen';
import { createShop } from '../support/orders';

let server: Listening;

beforeAll(async () => {
  const shop = createShop();
  const opened = {
    pieces: [],
    receive: () => ({ send: ['hello'] }),
    ping: () => ({ send: [] }),
    subscribe: () => () => {},
  };
  server = await listen(createSandboxServer({ ...shop, connect: () => opened }));
});

afterAll(() => server.close());

const open = (path: string, options = {}) => new WebSocket(`${server.url.replace('http', 'ws')}${path}`, options);

describe('a socket', () => {
  it('is opened for a channel of the contract', async () => {
    const socket = open('/counter');
    await once(socket, 'open');
    socket.send('a');
    expect(String((await once(socket, 'message'))[0])).toBe('hello');
    socket.close();
    await once(socket, 'close');
  });

  it.each([
    ['/orders', {}, 404],
    ['/counter', { origin: 'https://evil.test' }, 403],
    ['/counter', { headers: { Host: 'evil.test' } }, 403],
  ])('of %s with %j is refused with %s', async (path, options, status) => {
    const socket = open(path, options);
    socket.on('error', () => {});
    const [, response] = await once(socket, 'unexpected-response');
    expect(response.statusCode).toBe(status);
    socket.terminate();
  });

  it('is closed for a message that is too large', async () => {
    const socket = open('/counter');
    socket.on('error', () => {});
    await once(socket, 'open');
    socket.send(Buffer.alloc(100e6));
    expect((await once(socket, 'close'))[0]).toBe(1009);
  });

  it('ends alone: malformed frames and clients that go away stop nobody else', async () => {
    const head = 'GET /counter HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n';
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n';
    for (const frame of [
      [0xff, 0xff, 0xff],
      [0x81, 0x05, 1, 2, 3],
      [0x88, 0x81, 0, 0, 0, 0, 1],
    ]) {
      const socket = connect(server.port, '127.0.0.1');
      socket.on('error', () => {});
      socket.resume();
      socket.write(Buffer.concat([Buffer.from(head + key), Buffer.from(frame)]));
      await once(socket, 'close');
    }
    const gone = connect(server.port, '127.0.0.1');
    gone.write(head + key, () => gone.resetAndDestroy());
    await once(gone, 'close');
    const socket = open('/counter');
    await once(socket, 'open');
    socket.terminate();
  });
});
