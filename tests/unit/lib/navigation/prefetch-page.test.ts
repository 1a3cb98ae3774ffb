import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Payloads on the host, with their sizes as sent, in KiB. */
const sent: Record<string, number> = {
  '/docs/a.txt': 30,
  '/docs/b.txt': 14,
  '/docs/c.txt': 13,
  '/docs/d.txt': 12,
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

async function prefetch(signal = new AbortController().signal) {
  const { prefetchPages } = await import('@/lib/navigation/prefetch-page');
  await prefetchPages(['/docs/a', '/docs/b', '/docs/open', '/docs/c', '/docs/d'], signal);
  return asked;
}

describe('prefetchPages', () => {
  it('fetches pages within the limits, likeliest first', async () => {
    expect(await prefetch()).toEqual(['/docs/a.txt', '/docs/b.txt', '/docs/c.txt']);
  });

  it('prefetches nothing once aborted', async () => {
    const leaving = new AbortController();
    leaving.abort();
    expect(await prefetch(leaving.signal)).toEqual([]);
  });
});
