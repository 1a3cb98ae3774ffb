import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSandboxFile } from '@/components/try-it/sandbox-file.server';

export interface SandboxProcess {
  url: string;
  /** Path of `sandbox.mjs`. */
  file: string;
  /** What it has printed so far. */
  getOutput: () => string;
  stop: () => void;
}

/** Starts the published `sandbox.mjs` on a free port, in a folder of its own. */
export async function startSandbox(...options: string[]): Promise<SandboxProcess> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'sandbox-')), 'sandbox.mjs');
  writeFileSync(file, await buildSandboxFile());
  const port = await findPort();
  const child = spawn(process.execPath, [file, ...options], { env: { ...process.env, PORT: String(port) } });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await waitForText(child, () => output, 'Three calls to try');
  return { url: `http://localhost:${port}`, file, getOutput: () => output, stop: () => child.kill() };
}

function waitForText(child: ChildProcess, getOutput: () => string, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => getOutput().includes(text) && resolve());
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}: ${getOutput()}`)));
  });
}

/** A port that nothing listens on at the moment. */
function findPort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
