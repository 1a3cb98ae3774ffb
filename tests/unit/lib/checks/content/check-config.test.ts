import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkConfig } from '@/lib/checks/content/check-config';

vi.mock('@/content/data/changelog', () => {
  const entries = { added: [{ en: 'A thing.', id: 'Suatu hal.' }] };
  return {
    changelog: [
      { version: '1.0.0', date: '2026-01-01', entries },
      { version: '1.1.0', date: '2026-02-01', entries },
    ],
  };
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('checkConfig', () => {
  it('reports invalid data as a problem with its file, the value and the fix', async () => {
    const load = () => import('@/components/changelog/releases');
    expect(await checkConfig([{ file: 'content/data/changelog.ts', load }])).toEqual([
      {
        file: 'content/data/changelog.ts',
        message: expect.stringContaining('1.1.0 is below 1.0.0; the newest release comes first'),
        hint: expect.stringContaining('Put the newest release first'),
      },
    ]);
  });

  it('reports an invalid configuration', async () => {
    vi.stubEnv('NEXT_PUBLIC_BASE_PATH', 'docs/');
    vi.resetModules();
    const { checkConfig } = await import('@/lib/checks/content/check-config');
    expect(await checkConfig()).toContainEqual({
      file: 'configuration',
      message: expect.stringContaining('NEXT_PUBLIC_BASE_PATH: must start with a slash'),
      hint: expect.stringContaining('.env.example'),
    });
  });
});
