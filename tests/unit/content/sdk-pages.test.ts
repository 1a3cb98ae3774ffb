import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SandboxProcess, startSandbox } from '../../support/sandbox-process';

/* The programs of the pages on the SDKs, run against the sandbox as they are printed, with the stand-ins for the SDKs. */

const run = promisify(execFile);
const standIn = 'components/projects/sdk';

/** A sandbox for each page: both pages use the same idempotency keys. */
const sandboxes = new Map<string, SandboxProcess>();

beforeAll(async () => {
  for (const page of ['javascript', 'python']) sandboxes.set(page, await startSandbox());
});

afterAll(() => {
  for (const sandbox of sandboxes.values()) sandbox.stop();
});

/** A folder with the programs of a page and what they read, and a function that runs a program in it. */
function createProject(page: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sdk-page-'));
  const text = readFileSync(`content/docs/sdks/${page}.mdx`, 'utf8');
  const blocks = new Map<string, string>();
  for (const [, title = '', code = ''] of text.matchAll(/^```\w+ title="([^"]*)"\n([\s\S]*?)^```/gm)) {
    blocks.set(title, code);
    if (/\.(mjs|py)$/.test(title)) writeFileSync(path.join(folder, title), code);
  }
  for (const image of ['selfie.jpg', 'ktp.jpg']) copyFileSync(`public/sandbox/${image}`, path.join(folder, image));
  writeFileSync(path.join(folder, 'price-list.pdf'), '%PDF-1.4');
  cpSync(standIn, path.join(folder, 'node_modules/@agent-example/sdk'), { recursive: true });
  const env = {
    ...process.env,
    AGENT_API_URL: sandboxes.get(page)?.url,
    AGENT_API_KEY: 'sk_test_your_key',
    AGENT_WEBHOOK_SECRET: 'whsec_c2VjcmV0',
    PYTHONPATH: path.resolve(standIn, 'python'),
  };
  return {
    blocks,
    run: async (...command: [string, ...string[]]) => {
      const [program, ...options] = command;
      return (await run(program, options, { cwd: folder, env })).stdout;
    },
  };
}

it.each([
  ['javascript', 'node', 'verify.mjs'],
  ['python', 'python3', 'verify.py'],
])('the first call of the page on %s prints its output', async (page, program, file) => {
  const project = createProject(page);
  expect(await project.run(program, file)).toBe(project.blocks.get('Output'));
});

it.each([
  ['javascript', 'node', 'request.mjs', 'list.mjs'],
  ['python', 'python3', 'request.py', 'contacts.py'],
])('the page on %s calls any operation and reads a list', async (page, program, request, list) => {
  const project = createProject(page);
  await project.run(program, request);
  expect(await project.run(program, list)).toMatch(/^con_\w+ \+\d+$/m);
});

it('the webhook server of the page on Python accepts what the platform signed', async () => {
  const code = `import json, sys; from webhooks import app; client = app.test_client()
print([client.post("/webhooks", data='{"mode":"live"}', headers=one).status_code for one in json.loads(sys.argv[1])])`;
  const given = JSON.stringify(['c2VjcmV0', 'b3RoZXI='].map(sign));
  expect(await createProject('python').run('python3', '-c', code, given)).toMatch(/\[204, 401\]\n$/);
});

function sign(secret: string) {
  const now = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', Buffer.from(secret, 'base64')).update(`evt_1.${now}.{"mode":"live"}`);
  return { 'webhook-id': 'evt_1', 'webhook-timestamp': now, 'webhook-signature': `v1,${signature.digest('base64')}` };
}
