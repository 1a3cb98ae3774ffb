import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseLog, readContentLog } from '@/lib/pages/history.server';

const project = process.cwd();
const root = mkdtempSync(path.join(tmpdir(), 'history-'));
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@agent.example', ...args], { cwd, stdio: 'pipe' });

/** A repository with two commits of one page. */
function createRepository(): string {
  const folder = path.join(root, 'full');
  mkdirSync(path.join(folder, 'content'), { recursive: true });
  git(folder, 'init', '--quiet');
  for (const text of ['one\n', 'one\ntwo\n']) {
    writeFileSync(path.join(folder, 'content/page.mdx'), text);
    git(folder, 'add', '.');
    git(folder, 'commit', '--quiet', '--message', 'docs: a page');
  }
  return folder;
}

afterEach(() => {
  process.chdir(project);
  vi.unstubAllEnvs();
});

describe('the content history', () => {
  it('is complete, or empty with the reason in a shallow clone or without a repository', () => {
    const full = createRepository();
    process.chdir(full);
    expect(readContentLog(['--numstat']).log.match(/\d\t\d\tcontent\/page\.mdx/g)).toEqual([
      '1\t0\tcontent/page.mdx',
      '1\t0\tcontent/page.mdx',
    ]);

    git(root, 'clone', '--quiet', '--depth', '1', `file://${full}`, 'shallow');
    process.chdir(path.join(root, 'shallow'));
    expect(readContentLog(['--numstat'])).toEqual({ log: '', reason: 'the git history is shallow' });

    const none = path.join(root, 'none');
    mkdirSync(none);
    process.chdir(none);
    expect(readContentLog(['--numstat'])).toEqual({
      log: '',
      reason: expect.stringMatching(/^fatal: not a git rep.*$/),
    });
  });

  it('is empty without git, with the reason', () => {
    vi.stubEnv('PATH', '');
    expect(readContentLog(['--numstat'])).toEqual({ log: '', reason: 'spawnSync git ENOENT' });
  });

  it('dates a file by its newest commit', () => {
    const log =
      '\0' +
      '2026-03-02T10:00:00+00:00\n\ncontent/a.mdx\n' +
      '\0' +
      '2026-03-01T10:00:00+00:00\n\ncontent/a.mdx\ncontent/b.mdx\n';
    expect(Object.fromEntries(parseLog(log))).toEqual({
      'content/a.mdx': new Date('2026-03-02T10:00:00Z'),
      'content/b.mdx': new Date('2026-03-01T10:00:00Z'),
    });
  });
});
