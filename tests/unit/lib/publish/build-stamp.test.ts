import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findStaleReason, getBuiltFolder, recordBuildStart, writeStamp } from '@/lib/publish/build-stamp.server';

const changed = 'environment variables, the content history or the list of sources changed since the last build';

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

it('a build is needed if there is no stamp, or no record of when the build began', () => {
  expect(findStaleReason(stamp)).toBe('nothing is built yet');
  writeStamp(stamp, begin);
  expect(findStaleReason(stamp)).toBe('nothing is built yet');
});

it('a build is needed if a source was saved during the last build', () => {
  recordBuildStart(begin);
  writeStamp(stamp, begin);
  expect(findStaleReason(stamp)).toBeUndefined();
  utimesSync(begin, new Date(0), new Date(0));
  writeStamp(stamp, begin);
  expect(findStaleReason(stamp)).toMatch(/ is newer than the last build$/);
});

it('a build is needed if the sources or an environment variable have changed', () => {
  writeFileSync(begin, 'the stamp of other sources');
  writeStamp(stamp, begin);
  expect(findStaleReason(stamp)).toBe(changed);

  recordBuildStart(begin);
  writeStamp(stamp, begin);
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/elsewhere');
  expect(findStaleReason(stamp)).toBe(changed);
});

it('a build is needed if content was committed, since pages show the date of their last commit', () => {
  const top = mkdtempSync(path.join(tmpdir(), 'project-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@agent.example', ...args], { stdio: 'pipe' });
  process.chdir(top);
  git('init', '--quiet');
  mkdirSync('content');
  writeFileSync('content/page.mdx', 'one');
  utimesSync('content/page.mdx', new Date(0), new Date(0));
  recordBuildStart(begin);
  writeStamp(stamp, begin);
  expect(findStaleReason(stamp)).toBeUndefined();
  git('add', '.');
  git('commit', '--quiet', '--message', 'docs: a page');
  expect(findStaleReason(stamp)).toBe(changed);
});

it('getBuiltFolder returns the folder of a built site, or throws with the command that builds it', () => {
  const folder = path.dirname(stamp);
  expect(() => getBuiltFolder(folder)).toThrow(`No built site found in ${folder}/.\n  → Run: npm run build`);
  expect(() => getBuiltFolder(folder, 'npm run other')).toThrow('Run: npm run other');
  writeFileSync(path.join(folder, '.stamp'), '');
  expect(getBuiltFolder(folder)).toBe(folder);
});
