import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContractFile } from '@/components/reference/contract-file.server';
import { sandboxOperations, testKey } from '../support/sandbox';
import { type SandboxProcess, startSandbox } from '../support/sandbox-process';
import { generators } from './generators';
import { listCalls } from './list-calls';

const execute = promisify(execFile);
const tools = mkdtempSync(path.join(tmpdir(), 'clients-'));
const tsx = path.resolve('node_modules/.bin/tsx');
const calls = listCalls(sandboxOperations);
const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  types: ['node'],
};

let sandbox: SandboxProcess | undefined;

/** Runs a command in a folder. @throws Error with all that it printed, because compilers write their findings to the output */
async function run(folder: string, command: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, AGENT_API_URL: sandbox?.url, AGENT_API_KEY: testKey };
  const { stdout } = await execute(command, args, { cwd: folder, env, maxBuffer: 100_000_000 }).catch((error) => {
    throw new Error(`${command} ${args.join(' ')}\n${error.stdout}${error.stderr}`);
  });
  return stdout;
}

/** Writes the configurations and programs of the API introduction into a folder, as they are printed. */
function writePrintedFiles(folder: string): void {
  const page = readFileSync('content/docs/api/introduction.mdx', 'utf8');
  for (const [, name = '', code = ''] of page.matchAll(/^```(?:js|ts) title="([^"]*)".*\n([\s\S]*?)^```/gm))
    writeFileSync(path.join(folder, name), code);
}

// Into a folder of its own, so that those who do not run this test need not install 160 packages more.
beforeAll(async () => {
  copyFileSync('tests/clients/package.json', path.join(tools, 'package.json'));
  await run(tools, 'npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock');
});

describe.each(Object.entries(generators))('the client of %s', (_, { command, program, setup, toCode }) => {
  const folder = mkdtempSync(path.join(tools, 'client-'));
  const sent = calls.flatMap((call) => {
    const code = toCode(call);
    return code ? [{ ...call, code }] : [];
  });

  // The programs wait for a payment, which a stream carries once it happens.
  let payments: ReturnType<typeof setInterval> | undefined;

  beforeAll(async () => {
    sandbox = await startSandbox();
    const { url } = sandbox;
    payments = setInterval(() => fetch(`${url}/sandbox/events/payment.paid`, { method: 'POST' }), 500);
  });
  afterAll(() => {
    clearInterval(payments);
    sandbox?.stop();
  });

  it('is generated and compiles, with the examples of the contract as arguments', async () => {
    writeFileSync(path.join(folder, 'openapi.yaml'), await loadContractFile('openapi', 'yaml'));
    writePrintedFiles(folder);
    const [tool = '', ...args] = command;
    await run(folder, tool, ...args);
    copyFileSync('tests/clients/client-support.ts', path.join(folder, 'client-support.ts'));
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['calls.ts', program] }),
    );
    const entries = sent.map(({ name, code }) => `  ${JSON.stringify(name)}: () => ${code},`);
    const imports = "import { key, readFile, readFirst, runCalls, toForm, url } from './client-support';";
    writeFileSync(path.join(folder, 'calls.ts'), [imports, setup, 'await runCalls({', ...entries, '});\n'].join('\n'));
    await run(folder, 'npx', 'tsc');
  });

  it('sends a file, reads the stream and narrows an event, in the program of the API introduction', async () => {
    copyFileSync('public/sandbox/selfie.jpg', path.join(folder, 'selfie.jpg'));
    expect(await run(folder, tsx, program)).toBe('faces: 1\npaid: 1990000\n');
  });

  it('calls every operation of the sandbox', async () => {
    const results = JSON.parse(await run(folder, tsx, 'calls.ts', sandbox?.url ?? '', testKey));
    const failed = Object.entries(results).filter(([, status]) => !/^2\d\d$/.test(String(status)));
    expect(failed).toEqual([]);
    expect(Object.keys(results)).toEqual(sent.map(({ name }) => name));
  });
});
