import { afterEach, expect, it, vi } from 'vitest';
import { runNpm } from '@/lib/build/run-npm.server';
import { writeFiles } from '../../../support/write-files';

afterEach(() => vi.unstubAllEnvs());

it('runNpm runs the package manager that runs the script, and returns its exit code', () => {
  const code = "process.exit(process.argv.slice(2).join(' ') === 'run build' ? 7 : 1);";
  vi.stubEnv('npm_execpath', `${writeFiles({ 'manager.cjs': code })}/manager.cjs`);
  expect(runNpm(['run', 'build'])).toBe(7);
});

it('runNpm throws an error with the reason if npm cannot be started', () => {
  vi.stubEnv('npm_execpath', '');
  vi.stubEnv('PATH', writeFiles({}));
  expect(() => runNpm(['run', 'build'])).toThrow(/`npm run build` cannot be started: .*ENOENT[\s\S]*Install Node/);
});
