import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createTranslatedProject } from '../../support/translated-project';

const tsx = path.resolve('node_modules/.bin/tsx');
const script = path.resolve('scripts/check-translations.ts');

/** Each run starts a process of its own, which takes seconds on a busy machine. */
const options = { timeout: 120_000 };

it('check-translations fails while a translation is stale, and passes once it is recorded', options, () => {
  const { top, edit } = createTranslatedProject();
  const run = (...args: string[]) => spawnSync(tsx, [script, ...args], { cwd: top, encoding: 'utf8' });
  edit('content/docs/guide.mdx', '60 calls', '90 calls');

  const stale = run();
  expect(stale.stderr).toContain('content/docs/guide.mdx:33 “Limits” has changed');
  expect(stale.stdout).toContain('2 translations checked: 0 missing, 0 copied, 1 stale, 0 orphaned, 0 unrecorded.');
  expect(stale.status).toBe(1);

  const unknown = run('--write', 'content/docs/giude.id.mdx');
  expect(unknown.stderr).toContain('Nearest: content/docs/guide.id.mdx');
  expect(unknown.status).toBe(1);

  const recorded = run('--write', './content/docs/guide.id.mdx');
  expect(recorded.stdout).toContain('recorded: content/docs/guide.id.mdx');
  expect(recorded.status).toBe(0);
  expect(run().status).toBe(0);
});
