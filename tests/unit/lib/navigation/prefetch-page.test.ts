import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Payloads on the host, with their sizes as sent, in KiB. */
const sent: Record<string, number> = {
  '/docs/a.txt': 11,
  '/docs/b.txt': 12,
  '/docs/c.txt': 3,
  '/docs/d.txt': 4,
  '/docs/e.txt': 1,
};
let asked: string[];

class FakeTiming {
  constructor(readonly encodedBodySize: number) {}
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  asked = [];
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('window', { location: { pathname: '/docs/open' }, siteLoading: { basePath: '' } });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('PerformanceResourceTiming', FakeTiming);
  vi.stubGlobal('performance', {
    getEntriesByName: (address: string) => [new FakeTiming((sent[new URL(address).pathname] ?? 0) * 1024)],
  });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Object.defineProperty(new Response('payload'), 'url', { value: `https://docs.test${path}` });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function prefetch(sizes: Record<string, number> | undefined, signal = new AbortController().signal) {
  Object.assign(window, { payloadSizes: sizes });
  const { prefetchPages } = await import('@/lib/navigation/prefetch-page');
  await prefetchPages(['/docs/a', '/docs/b', '/docs/open', '/docs/c', '/docs/d', '/docs/e'], signal);
  return asked;
}

describe('prefetchPages', () => {
  it('fetches pages within the limits, likeliest first', async () => {
    const sizes = { '/docs/a': 10, '/docs/b': 20, '/docs/c': 4, '/docs/d': 4, '/docs/e': 2 };
    expect(await prefetch(sizes)).toEqual(['/docs/a.txt', '/docs/c.txt', '/docs/d.txt', '/docs/e.txt']);
  });

  it('assumes a size with shell for pages of unknown size', async () => {
    expect(await prefetch(undefined)).toEqual(['/docs/a.txt', '/docs/b.txt']);
  });

  it('prefetches nothing once aborted', async () => {
    const leaving = new AbortController();
    leaving.abort();
    expect(await prefetch({}, leaving.signal)).toEqual([]);
  });
});
