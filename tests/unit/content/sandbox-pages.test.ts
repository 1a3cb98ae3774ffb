import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxProcess, startSandbox } from '../../support/sandbox-process';

/*
 * The pages that readers follow step by step, run against the sandbox as they are printed. Only the base URL and the SDKs, which
 * are examples, are replaced.
 */

const run = promisify(execFile);
const docs = 'content/docs';
const images = 'public/sandbox';

interface Block {
  lang: string;
  title: string;
  code: string;
}

let sandbox: SandboxProcess;
const started: ChildProcess[] = [];

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => {
  for (const child of started) child.kill();
  sandbox.stop();
});

/** The code of a page, or of one of its sections. */
function readBlocks(page: string, heading?: string): Block[] {
  const text = readFileSync(path.join(docs, page), 'utf8');
  const section = heading ? (text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '') : text;
  const fences = section.matchAll(/^```(\w+)(?: title="([^"]*)")?\n([\s\S]*?)^```/gm);
  return [...fences].map(([, lang = '', title = '', code = '']) => ({ lang, title, code }));
}

/** A new folder with the programs of some blocks, the sample images that they need, and the SDKs. */
function createProject(blocks: Block[], pictures: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'project-'));
  for (const { title, code } of blocks.filter((block) => /^[\w/]+\.\w+$/.test(block.title))) {
    mkdirSync(path.dirname(path.join(folder, title)), { recursive: true });
    writeFileSync(path.join(folder, title), code);
  }
  for (const [name, image] of Object.entries(pictures)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    copyFileSync(path.join(images, image), path.join(folder, name));
  }
  cpSync('tests/support/sdk', path.join(folder, 'node_modules/@agent-example/sdk'), { recursive: true });
  return folder;
}

function getOptions(cwd: string) {
  const env = {
    ...process.env,
    AGENT_API_URL: sandbox.url,
    AGENT_API_KEY: 'sk_test_your_key',
    PYTHONPATH: path.resolve('tests/support/sdk/python'),
    PYTHONUNBUFFERED: '1',
  };
  return { cwd, env };
}

/** Runs the commands of a block, with the sandbox where it names the platform. */
async function runShell(code: string, cwd: string): Promise<string> {
  const script = code
    .replace(/^export AGENT_API_URL=.*$/m, `export AGENT_API_URL=${sandbox.url}`)
    .replaceAll('curl ', 'curl -sS ');
  return (await run('sh', ['-e', '-c', script], getOptions(cwd))).stdout;
}

/** Starts a program that does not end by itself. */
function start(program: string, options: string[], cwd: string): () => string {
  const child = spawn(program, options, getOptions(cwd));
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return () => output;
}

describe('the quickstart', () => {
  const blocks = readBlocks('get-started/quickstart.mdx');
  const pictures = { 'selfie.jpg': 'selfie.jpg', 'ktp.jpg': 'ktp.jpg' };

  it('gets the printed responses from its commands', async () => {
    const folder = createProject(blocks, pictures);
    const calls = blocks.filter(({ lang, code }) => lang === 'bash' && code.includes('$AGENT_API_URL'));
    const printed = blocks.filter(({ title }) => title === '200 OK').map(({ code }) => JSON.parse(code));
    expect(calls.length).toBe(printed.length);
    for (const [index, { code }] of calls.entries()) {
      const response = JSON.parse(await runShell(code, folder));
      // Which events a workspace has depends on what was called before.
      if (index === 0) expect(Object.keys(response)).toEqual(Object.keys(printed[0]));
      else expect(response).toEqual(printed[index]);
    }
  });

  it.each([
    ['node', 'verify.mjs'],
    ['python3', 'verify.py'],
  ])('prints its output with %s', async (program, file) => {
    const folder = createProject(blocks, pictures);
    const { stdout } = await run(program, [file], getOptions(folder));
    expect(stdout).toBe(blocks.find(({ title }) => title === 'Output')?.code);
  });
});

describe('the example project', () => {
  const page = 'developer-guides/example-projects.mdx';

  it('Account recovery', async () => {
    const blocks = readBlocks(page, 'Account recovery');
    const frames = [1, 2, 3, 4, 5].map((index) => [`frames/0${index}.jpg`, `frame-${index}.jpg`]);
    const folder = createProject(blocks, { 'enrolled.jpg': 'selfie.jpg', ...Object.fromEntries(frames) });
    const { stdout } = await run('node', ['try.mjs'], getOptions(folder));
    expect(stdout).toMatch(/^Challenge: \w+\n/);
    const printed = blocks.find(({ title }) => title.startsWith('Output'))?.code ?? '';
    expect(stdout.split('\n').slice(1)).toEqual(printed.split('\n').slice(1));
  });

  it('Document intake', async () => {
    const blocks = readBlocks(page, 'Document intake');
    const folder = createProject(blocks, { 'scans/0001.jpg': 'passport.jpg' });
    await run('python3', ['intake.py'], getOptions(folder));
    const printed = blocks.find(({ lang }) => lang === 'csv')?.code;
    expect(readFileSync(path.join(folder, 'documents.csv'), 'utf8').replaceAll('\r\n', '\n')).toBe(printed);
  });

  it('Touch-free check-in', async () => {
    const folder = createProject(readBlocks(page, 'Touch-free check-in'), { 'hand.jpg': 'hand-three.jpg' });
    // The number is drawn by lot, so the program is asked directly instead of over its server.
    const code =
      'import app; from pathlib import Path; hands = app.client.hand.detect(image=Path("hand.jpg")).hands; print(app.shows(hands, 3), app.shows(hands, 2))';
    const { stdout } = await run('python3', ['-c', code], getOptions(folder));
    expect(stdout).toBe('True False\n');
  });

  it('Event log', async () => {
    const blocks = readBlocks(page, 'Event log');
    const folder = createProject(blocks, { 'selfie.jpg': 'selfie.jpg' });
    const getOutput = start('python3', ['event_log.py'], folder);
    await expect.poll(() => sandbox.getOutput(), { timeout: 10_000 }).toContain('GET /v1/events/stream 200');
    await runShell(blocks.find(({ code }) => code.startsWith('curl'))?.code ?? '', folder);
    await expect.poll(getOutput, { timeout: 10_000 }).toMatch(/^\S+Z liveness\.completed evt_\w{24}\n/m);
  });
});
