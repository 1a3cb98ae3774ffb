import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../support/write-files';

/** Runs the check of a project with these parts. */
function check(parts: Record<string, string>) {
  const cwd = writeFiles({ 'package.json': JSON.stringify({ scripts: { ...parts, test: 'exit 1' } }) });
  return spawnSync(path.resolve('node_modules/.bin/tsx'), [path.resolve('scripts/check.ts')], {
    cwd,
    encoding: 'utf8',
  });
}

it('the check runs every part, says what each reports, and lists those that failed in the end', () => {
  const { status, stdout, stderr } = check({
    'check:a': 'echo "a is wrong" >&2; exit 3',
    'check:b': 'echo "b is fine"',
    'check:c': 'no-such-program-at-all',
  });
  expect(stdout).toMatch(/✗ check:a \([\d.]+ s\)\na is wrong\n/);
  expect(stdout).toMatch(/✓ check:b \([\d.]+ s\)\nb is fine\n/);
  expect(stdout).toContain('no-such-program-at-all');
  expect(stderr).toMatch(/Failed: npm run check:(a, npm run check:c|c, npm run check:a)\n$/);
  expect(status).toBe(1);
});

it('the check passes where every part does', () => {
  expect(check({ 'check:a': 'exit 0' })).toMatchObject({ status: 0, stderr: '' });
});
