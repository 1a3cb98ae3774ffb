import '../lib/errors/script-setup.server';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Scripts with more words after the colon need a network or a build. */
const parts = Object.keys(scripts).filter((name) => /^check:\w+$/.test(name));

/**
 * Runs one part as npm would, without npm's own second for each.
 * @returns true if it passed
 */
async function run(part: string): Promise<boolean> {
  const started = performance.now();
  const child = spawn(scripts[part] ?? '', { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(data));
  const [status] = await once(child, 'close');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n${status === 0 ? '✓' : '✗'} ${part} (${seconds} s)\n${Buffer.concat(output).toString().trimEnd()}`);
  return status === 0;
}

/** Runs the parts of the check, as many at a time as there are processors. The output of each stays together. */
async function check(): Promise<void> {
  const waiting = [...parts];
  const failed: string[] = [];
  async function work(): Promise<void> {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      if (!(await run(part))) failed.push(part);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  if (failed.length === 0) return;
  console.error(`\nFailed: ${failed.map((part) => `npm run ${part}`).join(', ')}`);
  process.exitCode = 1;
}

await check();
