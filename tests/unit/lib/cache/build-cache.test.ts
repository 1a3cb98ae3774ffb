import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

const project = process.cwd();

/** A fresh module, as in a new process: it computes the version of the makers only once. */
async function startProcess() {
  vi.resetModules();
  return import('@/lib/cache/build-cache.server');
}

beforeEach(() => {
  process.chdir(mkdtempSync(path.join(tmpdir(), 'build-cache-')));
  mkdirSync('lib');
  writeFileSync('lib/maker.ts', 'first');
});
afterAll(() => process.chdir(project));

describe('the build cache', () => {
  it('returns a value to another process for the same name and input only', async () => {
    (await startProcess()).createBuildCache('pages', { isBuild: true }).set('text', 'made');
    const { createBuildCache } = await startProcess();
    expect(createBuildCache('pages', { isBuild: true }).get('text')).toBe('made');
    expect(createBuildCache('pages', { isBuild: true }).get('another text')).toBeUndefined();
    expect(createBuildCache('samples', { isBuild: true }).get('text')).toBeUndefined();
  });

  it('is shared by builds with other settings only where the input decides alone', async () => {
    for (const isShared of [true, false]) {
      vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '');
      (await startProcess()).createBuildCache('pages', { isBuild: true, isShared }).set('text', 'made');
      vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/elsewhere');
      const other = (await startProcess()).createBuildCache('pages', { isBuild: true, isShared });
      expect(other.get('text')).toBe(isShared ? 'made' : undefined);
    }
    vi.unstubAllEnvs();
  });

  it.each(['lib/maker.ts', 'components/screens/screens.ts'])('misses after %s has changed', async (file) => {
    (await startProcess()).createBuildCache('pages', { isBuild: true }).set('text', 'made');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'second');
    expect((await startProcess()).createBuildCache('pages', { isBuild: true }).get('text')).toBeUndefined();
  });

  it('prunes what other code has cached', async () => {
    (await startProcess()).createBuildCache('pages', { isBuild: true }).set('text', 'made');
    writeFileSync('lib/maker.ts', 'second');
    (await startProcess()).pruneBuildCache();
    writeFileSync('lib/maker.ts', 'first');
    expect((await startProcess()).createBuildCache('pages', { isBuild: true }).get('text')).toBeUndefined();
  });

  it('makes a value once in a build, and every time outside a build', async () => {
    const { createBuildCache, getOrCompute } = await startProcess();
    const make = vi.fn(async () => 'made');
    const makeTwice = async (isBuild: boolean) => {
      const cache = createBuildCache('pages', { isBuild });
      return [await getOrCompute(cache, 'text', make), await getOrCompute(cache, 'text', make)];
    };
    expect(await makeTwice(true)).toEqual(['made', 'made']);
    expect(make).toHaveBeenCalledTimes(1);
    await makeTwice(false);
    expect(make).toHaveBeenCalledTimes(3);
  });
});
