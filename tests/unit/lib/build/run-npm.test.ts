import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { runNpm } from '@/lib/build/run-npm.server';

afterEach(() => vi.unstubAllEnvs());

it('runNpm runs the package manager that runs the script, and returns its exit code', () => {
  const manager = path.join(mkdtempSync(path.join(tmpdir(), 'npm-')), 'manager.cjs');
  writeFileSync(manager, "process.exit(process.argv.slice(2).join(' ') === 'run build' ? 7 : 1);");
  vi.stubEnv('npm_execpath', manager);
  expect(runNpm(['run', 'build'])).toBe(7);
});

it('runNpm throws an error with the reason if npm cannot be started', () => {
  vi.stubEnv('npm_execpath', '');
  vi.stubEnv('PATH', mkdtempSync(path.join(tmpdir(), 'empty-')));
  expect(() => runNpm(['run', 'build'])).toThrow(/`npm run build` cannot be started: .*ENOENT[\s\S]*Install Node/);
});
