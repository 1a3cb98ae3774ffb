import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findStaleReason, getBuiltFolder, noteBuildBegin, writeStamp } from '@/lib/build/build-stamp.server';

const changed = 'variables, the history of the content or the list of sources have changed';

let stamp: string;
let begin: string;

beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'out-'));
  stamp = path.join(folder, 'stamp');
  begin = path.join(folder, 'begin');
});

const project = process.cwd();

afterEach(() => {
  process.chdir(project);
  vi.unstubAllEnvs();
});

it('builds where nothing is built yet, or nobody knows from what', () => {
  expect(findStaleReason(stamp)).toBe('nothing is built yet');
  writeStamp(stamp, begin);
  expect(findStaleReason(stamp)).toBe('nothing is built yet');
});

it('builds nothing when no source was changed since the build began', () => {
  noteBuildBegin(begin);
  writeStamp(stamp, begin);
  expect(findStaleReason(stamp)).toBeUndefined();
});

it('builds when a source was saved while the site was built', () => {
  noteBuildBegin(begin);
  utimesSync(begin, new Date(0), new Date(0));
  writeStamp(stamp, begin);
  expect(findStaleReason(stamp)).toMatch(/ is newer than the last build$/);
});

it('builds when there were other sources as the build began, or a variable had another value', () => {
  writeFileSync(begin, 'the stamp of other sources');
  writeStamp(stamp, begin);
  expect(findStaleReason(stamp)).toBe(changed);

  noteBuildBegin(begin);
  writeStamp(stamp, begin);
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/elsewhere');
  expect(findStaleReason(stamp)).toBe(changed);
});

it('builds when the content was committed, as pages tell the day of their last commit', () => {
  const top = mkdtempSync(path.join(tmpdir(), 'project-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@agent.example', ...args], { stdio: 'pipe' });
  process.chdir(top);
  git('init', '--quiet');
  mkdirSync('content');
  writeFileSync('content/page.mdx', 'one');
  utimesSync('content/page.mdx', new Date(0), new Date(0));
  noteBuildBegin(begin);
  writeStamp(stamp, begin);
  expect(findStaleReason(stamp)).toBeUndefined();
  git('add', '.');
  git('commit', '--quiet', '--message', 'docs: a page');
  expect(findStaleReason(stamp)).toBe(changed);
});

it('names the folder of a site that is built, and what builds it where none is', () => {
  const folder = path.dirname(stamp);
  expect(() => getBuiltFolder(folder)).toThrow(`There is no built site in ${folder}/.\n  → Run: npm run build`);
  expect(() => getBuiltFolder(folder, 'npm run other')).toThrow('Run: npm run other');
  writeFileSync(path.join(folder, '.stamp'), '');
  expect(getBuiltFolder(folder)).toBe(folder);
});
