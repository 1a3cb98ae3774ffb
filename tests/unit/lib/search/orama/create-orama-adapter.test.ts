import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { packRecords } from '@/lib/search/files/pack-records';
import { createOramaAdapter } from '@/lib/search/orama/create-orama-adapter';
import { createRequestHandler } from '@/lib/search/orama/handle-request';
import type { WorkerRequest } from '@/lib/search/orama/messages';
import { buildRecords } from '@/lib/search/records/build-records';
import { searchPages } from '@/tests/fixtures/search/pages';

const { titles, texts } = packRecords(buildRecords(searchPages, 'en'), 'en', {});
const whole: Record<string, string> = {
  '/search-index/en.json': JSON.stringify({
    engine: 'engine.js',
    titles: 'en.titles.json',
    texts: 'en.texts.json',
  }),
  '/search-index/engine.js': 'the code of the worker',
  '/search-index/en.titles.json': JSON.stringify(titles),
  '/search-index/en.texts.json': JSON.stringify(texts),
};

/** What the site serves now, by path; a number is a status without a body. */
let served: Record<string, string | number>;
/** Paths that were requested, each with its cache mode. */
let fetched: string[];
let workers: FakeWorker[];

/** A worker that runs on the main thread, until it is killed. */
class FakeWorker extends EventTarget {
  isDead = false;
  private readonly handle = createRequestHandler();

  constructor() {
    super();
    workers.push(this);
  }

  async postMessage(request: WorkerRequest) {
    if (this.isDead) return;
    const data = await this.handle(request);
    if (!this.isDead) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate() {
    this.isDead = true;
  }

  fail() {
    this.isDead = true;
    this.dispatchEvent(new Event('error'));
  }
}

beforeEach(() => {
  served = { ...whole };
  fetched = [];
  workers = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('location', { href: 'https://docs.test/docs/intro' });
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    const { pathname } = new URL(url, 'https://docs.test');
    fetched.push(`${pathname} ${cache}`);
    const body = served[pathname] ?? 404;
    if (body === 0) throw new TypeError('Failed to fetch');
    return typeof body === 'number' ? new Response(null, { status: body }) : new Response(body);
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const createAdapter = () =>
  createOramaAdapter({ provider: 'orama', language: 'en', manifestUrl: '/search-index/en.json' });

async function getFirst(adapter: ReturnType<typeof createAdapter>, query: string) {
  const { results } = await adapter.search([{ query }]);
  return results[0]?.hits[0]?.url;
}

describe('the Orama adapter', () => {
  it('loads nothing until preloaded, then everything once', async () => {
    const adapter = createAdapter();
    expect([fetched, workers]).toEqual([[], []]);
    adapter.preload();
    adapter.preload();
    await adapter.whenComplete();
    expect(await getFirst(adapter, 'telephone')).toBe('/docs/api/create-contact#request');
    expect(workers).toHaveLength(1);
    expect(fetched).toEqual([
      '/search-index/en.json no-cache',
      '/search-index/en.titles.json default',
      '/search-index/en.texts.json default',
    ]);
  });

  it.each([
    ['the manifest is missing', '/search-index/en.json', 404],
    ['the manifest has other content', '/search-index/en.json', '{}'],
    ['the titles fail to load', '/search-index/en.titles.json', 500],
    [
      'the titles are truncated',
      '/search-index/en.titles.json',
      whole['/search-index/en.titles.json']?.slice(0, 99) ?? '',
    ],
    ['the titles are an HTML page', '/search-index/en.titles.json', '<!doctype html>'],
    ['the network is down', '/search-index/en.titles.json', 0],
  ])('throws a RetryError if %s, and works the next time', async (_, path, fault) => {
    served[path] = fault;
    const adapter = createAdapter();
    await expect(adapter.search([{ query: 'contact' }])).rejects.toMatchObject({ name: 'RetryError' });

    served = { ...whole };
    expect(await getFirst(adapter, 'create contact')).toBe('/docs/api/create-contact');
    expect(fetched.at(-1)).not.toContain('default'); // The browser's cache may hold the damaged file.
  });

  it('searches titles if the texts fail to load, and loads them again', async () => {
    served['/search-index/en.texts.json'] = 503;
    const adapter = createAdapter();
    await expect(adapter.whenComplete()).rejects.toMatchObject({ name: 'RetryError' });
    served = { ...whole };
    expect(await getFirst(adapter, 'create contact')).toBe('/docs/api/create-contact');
    await adapter.whenComplete();
    expect(await getFirst(adapter, 'telephone')).toBe('/docs/api/create-contact#request');
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('waits for the texts if no title matches, and fails if they do not load', async () => {
    const adapter = createAdapter();
    expect(await getFirst(adapter, 'telephone')).toBe('/docs/api/create-contact#request');

    served['/search-index/en.texts.json'] = 503;
    const other = createAdapter();
    await expect(other.search([{ query: 'telephone' }])).rejects.toMatchObject({ name: 'RetryError' });
    expect(await getFirst(other, 'create contact')).toBe('/docs/api/create-contact');
  });

  it('throws a RetryError if the worker script fails to load, and works the next time', async () => {
    const adapter = createAdapter();
    vi.stubGlobal(
      'Worker',
      class extends FakeWorker {
        constructor() {
          super();
          this.isDead = true;
          queueMicrotask(() => this.fail());
        }
      },
    );
    await expect(adapter.search([{ query: 'contact' }])).rejects.toMatchObject({ name: 'RetryError' });
    await expect(adapter.whenComplete()).rejects.toMatchObject({ name: 'RetryError' });

    vi.stubGlobal('Worker', FakeWorker);
    fetched = [];
    expect(await getFirst(adapter, 'create contact')).toBe('/docs/api/create-contact');
    expect(fetched).toContain('/search-index/engine.js reload'); // The worker takes its code from the browser's cache.
  });

  it('throws a RetryError if the worker script is missing when it starts again, and works the next time', async () => {
    const adapter = createAdapter();
    await adapter.whenComplete();
    workers[0]?.fail();
    served['/search-index/engine.js'] = 404;
    await expect(adapter.search([{ query: 'contact' }])).rejects.toMatchObject({ name: 'RetryError' });
    served = { ...whole };
    expect(await getFirst(adapter, 'create contact')).toBe('/docs/api/create-contact');
  });

  it('replaces a worker that has failed', async () => {
    const adapter = createAdapter();
    await adapter.whenComplete();
    workers[0]?.fail();
    expect(await getFirst(adapter, 'create contact')).toBe('/docs/api/create-contact');
    expect(workers).toHaveLength(2);
  });

  it('throws a RetryError if the worker does not respond', async () => {
    const adapter = createAdapter();
    vi.stubGlobal(
      'Worker',
      class extends FakeWorker {
        override isDead = true;
      },
    );
    vi.useFakeTimers();
    const failure = expect(adapter.search([{ query: 'contact' }])).rejects.toMatchObject({ name: 'RetryError' });
    await vi.runAllTimersAsync();
    await failure;
    vi.useRealTimers();
  });

  it('throws a RetryError if a worker has died silently, then replaces it', async () => {
    const adapter = createAdapter();
    await adapter.whenComplete();
    workers[0]?.terminate();
    vi.useFakeTimers();
    const search = adapter.search([{ query: 'contact' }]);
    const failure = expect(search).rejects.toMatchObject({ name: 'RetryError' });
    await vi.runAllTimersAsync();
    await failure;
    vi.useRealTimers();
    expect(await getFirst(adapter, 'create contact')).toBe('/docs/api/create-contact');
  });
});
