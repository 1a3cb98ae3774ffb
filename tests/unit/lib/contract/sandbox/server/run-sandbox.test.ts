import { execFile } from 'node:child_process';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { sandboxSecret, signWebhook } from 'openapi-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listening, listen } from '../../../../../support/listen';
import { jpeg, testKey } from '../../../../../support/sandbox';
import { type SandboxProcess, startSandbox } from '../../../../../support/sandbox-process';

const headers = { Authorization: `Bearer ${testKey}` };
const run = promisify(execFile);
let hooks: Listening;
let sandbox: SandboxProcess;
const received: { headers: IncomingHttpHeaders; body: string }[] = [];

beforeAll(async () => {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, body });
    response.end();
  });
  hooks = await listen(server);
  sandbox = await startSandbox('--webhook-url', hooks.url, '--allow-origin', 'http://localhost:3000/docs');
});

afterAll(async () => {
  sandbox.stop();
  await hooks.close();
});

describe('sandbox.mjs', () => {
  it('says where it is, with which key, and three calls that work as they are printed', async () => {
    const output = sandbox.getOutput();
    expect(output).toContain(`URL       ${sandbox.url}`);
    expect(output).toContain(`test key  ${testKey}`);
    const [list = '', create = ''] = output.replaceAll('\\\n', '').match(/^ {2}curl .*$/gm) ?? [];
    for (const command of [list, create]) {
      const { stdout } = await run('sh', ['-c', `${command} --silent --fail`]);
      expect(JSON.parse(stdout)).toBeTypeOf('object');
    }
  });

  it('takes forms with files, and pages of the origins that it is told', async () => {
    const form = new FormData();
    form.append('reference', new Blob([jpeg], { type: 'image/jpeg' }), 'a.jpg');
    for (const name of ['b.jpg', 'c.jpg']) form.append('candidates', new Blob([jpeg], { type: 'image/jpeg' }), name);
    const Origin = 'http://localhost:3000';
    const options = { method: 'POST', headers: { ...headers, Origin }, body: form };
    const response = await fetch(`${sandbox.url}/v2/face/match`, options);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(Origin);
    expect((await response.json()).results).toHaveLength(2);
  });

  it('streams what calls cause, and posts it signed', async () => {
    const stream = await fetch(`${sandbox.url}/v1/events/stream`, { headers });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe(': open\n\n');
    await fetch(`${sandbox.url}/sandbox/events/wa.message.received`, { method: 'POST' });
    const text = (await reader?.read())?.value ?? '';
    await reader?.cancel();
    // What earlier calls have caused may still be on its way.
    const isOfStream = ({ body }: { body: string }) => text.includes(`data: ${body}\n\n`);
    await expect.poll(() => received.some(isOfStream)).toBe(true);
    const { headers: sent, body } = received.find(isOfStream) ?? { headers: {} as IncomingHttpHeaders, body: '' };
    const time = new Date(Number(sent['webhook-timestamp']) * 1000);
    const id = String(sent['webhook-id']);
    expect(sent).toMatchObject({
      'webhook-signature': (await signWebhook(sandboxSecret, { id, body, time }))['webhook-signature'],
    });
  });

  it('opens a WebSocket that answers, and closes one without a ticket', async () => {
    const response = await fetch(`${sandbox.url}/v1/wa/sockets/tickets`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: '{"socket": "inbox"}',
    });
    const { ticket } = await response.json();
    const messages = await talk(`/v1/wa/sockets/inbox?ticket=${ticket}`, '{"type":"filter","status":["open"]}');
    expect(messages).toContain('"type":"ready"');
    expect(messages).toContain('{"type":"filter.applied","status":["open"]}');
    expect(await talk('/v1/wa/sockets/inbox', '')).toContain('The ticket is unknown');
  });

  it('lasts when a client goes away', async () => {
    const { port } = new URL(sandbox.url);
    const gone = connect(Number(port), 'localhost', () => {
      gone.write('POST /v1/wa/contacts HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{');
      setTimeout(() => gone.destroy(), 50);
    });
    await expect.poll(() => sandbox.getOutput()).toContain('POST /v1/wa/contacts aborted');
    expect((await fetch(`${sandbox.url}//`)).status).toBe(404);
  });

  it('says in one line what is wrong with a port or an option', async () => {
    const start = (port: string, ...options: string[]) =>
      run(process.execPath, [sandbox.file, ...options], { env: { ...process.env, PORT: port } }).catch(
        (error) => error.stderr,
      );
    const { port } = new URL(sandbox.url);
    expect(await start(port)).toBe(
      `Port ${port} is taken. Choose another one: PORT=${Number(port) + 1} node sandbox.mjs\n`,
    );
    expect(await start('http')).toBe('PORT is "http", which is not a valid port: set it to a number such as 4010\n');
    expect(await start('0', '--webhook-url', 'here')).toContain('which is not a URL');
    expect(await start('0', '--webhook-secret', 'whsec_?')).toContain('and then the key in base64');
    expect(await start('0', '--allow-origin', 'here')).toContain('which is not the address of a site');
  });
});

/** Opens a WebSocket by hand, as Node 20 has no client: sends one masked frame, and reads until the server pauses or closes. */
function talk(path: string, text: string): Promise<string> {
  const { port } = new URL(sandbox.url);
  const payload = Buffer.from(text);
  const mask = Buffer.from([1, 2, 3, 4]);
  const masked = payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), 'localhost', () => {
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
      );
      if (text) socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | payload.length]), mask, masked]));
    });
    socket.on('data', (chunk) => {
      answer += chunk.toString('utf8');
      if (/filter\.applied|ticket is unknown/.test(answer)) socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}
