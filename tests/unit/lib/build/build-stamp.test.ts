import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findStaleReason, getBuiltFolder, noteBuildBegin, writeStamp } from '@/lib/build/build-stamp.server';

let stamp: string;
let begin: string;

beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'out-'));
  stamp = path.join(folder, 'stamp');
  begin = path.join(folder, 'begin');
});

afterEach(() => vi.unstubAllEnvs());

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
  expect(findStaleReason(stamp)).toBe('variables or the list of sources have changed');

  noteBuildBegin(begin);
  writeStamp(stamp, begin);
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/elsewhere');
  expect(findStaleReason(stamp)).toBe('variables or the list of sources have changed');
});

it('names the folder of a site that is built, and what builds it where none is', () => {
  const folder = path.dirname(stamp);
  expect(() => getBuiltFolder(folder)).toThrow(`There is no built site in ${folder}/.\n  → Run: npm run build`);
  expect(() => getBuiltFolder(folder, 'npm run other')).toThrow('Run: npm run other');
  writeFileSync(path.join(folder, '.stamp'), '');
  expect(getBuiltFolder(folder)).toBe(folder);
});
