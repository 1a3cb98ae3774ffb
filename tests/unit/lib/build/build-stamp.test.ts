import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findStaleReason, writeStamp } from '@/lib/build/build-stamp.server';

let stamp: string;

beforeEach(() => {
  stamp = path.join(mkdtempSync(path.join(tmpdir(), 'out-')), 'stamp');
});

afterEach(() => vi.unstubAllEnvs());

it('builds where nothing is built yet', () => {
  expect(findStaleReason(stamp)).toBe('nothing is built yet');
});

it('builds nothing when no source was changed since', () => {
  writeStamp(stamp, new Date());
  expect(findStaleReason(stamp)).toBeUndefined();
});

it('builds when a source was saved while the site was built', () => {
  writeStamp(stamp, new Date(0));
  expect(findStaleReason(stamp)).toMatch(/ is newer than the last build$/);
});

it('builds when a variable has another value', () => {
  writeStamp(stamp, new Date());
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/elsewhere');
  expect(findStaleReason(stamp)).toBe('variables or the list of sources have changed');
});
