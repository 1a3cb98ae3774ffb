import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findNewerSource } from '@/lib/build/is-stale.server';

const built = path.join(mkdtempSync(path.join(tmpdir(), 'out-')), 'built');

it('finds that nothing is built yet', () => {
  expect(findNewerSource(built)).toBe('out/');
});

it('finds a source that was changed since the build, and none where none was', () => {
  writeFileSync(built, '');
  utimesSync(built, new Date(0), new Date(0));
  expect(findNewerSource(built)).toBeDefined();
  const future = new Date(Date.now() + 60_000);
  utimesSync(built, future, future);
  expect(findNewerSource(built)).toBeUndefined();
});
