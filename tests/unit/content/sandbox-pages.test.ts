import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProjectZip } from '@/components/projects/build-project-zip.server';
import { type Project, type ProjectId, projects } from '@/content/data/projects';
import { type SandboxProcess, startSandbox } from '../../support/sandbox-process';

/*
 * The pages that readers follow step by step, run against the sandbox as they are printed. Only the base URL and the SDKs, which
 * are examples, are replaced.
 */

const run = promisify(execFile);
const docs = 'content/docs';

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

/** The folder of a project, unpacked from its zip and installed as its README.md says. */
async function unpackProject(id: ProjectId): Promise<string> {
  const parent = mkdtempSync(path.join(tmpdir(), 'project-'));
  for (const [name, bytes] of Object.entries(unzipSync(buildProjectZip(id)))) {
    mkdirSync(path.dirname(path.join(parent, name)), { recursive: true });
    writeFileSync(path.join(parent, name), bytes);
  }
  const folder = path.join(parent, id);
  if (projects[id].runtime === 'node') {
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund'], { cwd: folder });
  }
  return folder;
}

/** Runs a project by its own command, in a folder from its zip. */
async function runProject(id: ProjectId): Promise<{ folder: string; stdout: string }> {
  const folder = await unpackProject(id);
  const { start }: Project = projects[id];
  const { stdout } = await run('sh', ['-c', start], getOptions(folder));
  return { folder, stdout };
}

function getOptions(cwd: string) {
  const env = {
    ...process.env,
    AGENT_API_URL: sandbox.url,
    AGENT_API_KEY: 'sk_test_your_key',
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

  it('gets the printed responses from its commands', async () => {
    const folder = await unpackProject('quickstart-python');
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

  it.each(['quickstart-node', 'quickstart-python'] as const)('prints its output from %s.zip', async (id) => {
    const { stdout } = await runProject(id);
    expect(stdout).toBe(blocks.find(({ title }) => title === 'Output')?.code);
  });
});

describe('the zip of', () => {
  const page = 'developer-guides/example-projects.mdx';

  it('Account recovery', async () => {
    const { stdout } = await runProject('account-recovery');
    expect(stdout).toMatch(/^Challenge: \w+\n/);
    const blocks = readBlocks(page, 'Account recovery');
    const printed = blocks.find(({ title }) => title.startsWith('Output'))?.code ?? '';
    expect(stdout.split('\n').slice(1)).toEqual(printed.split('\n').slice(1));
  });

  it('Document intake', async () => {
    const { folder } = await runProject('document-intake');
    const printed = readBlocks(page, 'Document intake').find(({ lang }) => lang === 'csv')?.code;
    expect(readFileSync(path.join(folder, 'documents.csv'), 'utf8').replaceAll('\r\n', '\n')).toBe(printed);
  });

  it('Touch-free check-in', async () => {
    const folder = await unpackProject('touch-free-check-in');
    // The number is drawn by lot, so the program is asked directly instead of over its server.
    const code =
      'import app; from pathlib import Path; hands = app.client.hand.detect(image=Path("hand-three.jpg")).hands; print(app.shows(hands, 3), app.shows(hands, 2))';
    const { stdout } = await run('python3', ['-c', code], getOptions(folder));
    expect(stdout).toBe('True False\n');
  });

  it('Event log', async () => {
    const blocks = readBlocks(page, 'Event log');
    const folder = await unpackProject('event-log');
    const check = () => runShell(blocks.find(({ code }) => code.startsWith('curl'))?.code ?? '', folder);
    const line = /^\S+Z liveness\.completed evt_\w{24}\n/m;
    await check();
    const getOutput = start('python3', ['event_log.py'], folder);
    // The first event is only on the list, the second also on the stream.
    await expect.poll(getOutput, { timeout: 10_000 }).toMatch(line);
    const caughtUp = getOutput();
    await check();
    await expect.poll(() => getOutput().slice(caughtUp.length), { timeout: 10_000 }).toMatch(line);
  });
});
