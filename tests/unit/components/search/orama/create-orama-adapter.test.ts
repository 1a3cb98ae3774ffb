import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { packPages } from '@/components/search/files/record-files';
import { createOramaAdapter } from '@/components/search/orama/create-orama-adapter';
import { createRequestHandler, type WorkerRequest } from '@/components/search/orama/handle-request';
import type { SearchAdapter } from '@/components/search/protocol';
import { searchPages } from '@/tests/fixtures/search/pages';

const { titles, texts } = packPages(searchPages, 'en', {});
const manifest = { engine: 'engine.js', titles: 'en.titles.json', texts: 'en.texts.json' };
const whole: Record<string, string> = {
  '/search-index/en.json': JSON.stringify(manifest),
  '/search-index/engine.js': 'the code of the worker',
  '/search-index/en.titles.json': JSON.stringify(titles),
  '/search-index/en.texts.json': JSON.stringify(texts),
};

/** What the site serves now, by path; a number is a status without a body, a stream may end later or never. */
let served: Record<string, string | number | ReadableStream>;
/** Paths that were requested, each with its cache mode. */
let fetched: string[];
let workers: FakeWorker[];
let adapters: SearchAdapter[];

/** Stands for a host that accepts a request and never answers. */
const silent = -1;

/** What DocSearch shows its error screen for. */
const retryError = { name: 'RetryError' };

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

/** A worker whose code does not load. */
class BrokenWorker extends FakeWorker {
  override isDead = true;
  constructor() {
    super();
    queueMicrotask(() => this.fail());
  }
}

beforeEach(() => {
  served = { ...whole };
  fetched = [];
  workers = [];
  adapters = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('location', { href: 'https://docs.test/docs/intro' });
  vi.stubGlobal('fetch', async (url: string, { cache, signal }: RequestInit) => {
    const { pathname } = new URL(url, 'https://docs.test');
    fetched.push(`${pathname} ${cache}`);
    const body = served[pathname] ?? 404;
    if (body === 0) throw new TypeError('Failed to fetch');
    if (body === silent)
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    return typeof body === 'number' ? new Response(null, { status: body }) : new Response(body);
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(async () => {
  vi.useRealTimers();
  served = { ...whole };
  vi.stubGlobal('Worker', FakeWorker);
  await Promise.allSettled(adapters.map((adapter) => adapter.whenComplete())); // Nothing goes on in the next test.
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function createAdapter() {
  const adapter = createOramaAdapter({ provider: 'orama', language: 'en', manifestUrl: '/search-index/en.json' });
  adapters.push(adapter);
  return adapter;
}

async function getFirst(adapter: SearchAdapter, query: string) {
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
    ['the titles are an HTML page', '/search-index/en.titles.json', '<!doctype html>'],
    ['the network is down', '/search-index/en.titles.json', 0],
  ])('throws a RetryError if %s, and works the next time', async (_, path, problem) => {
    served[path] = problem;
    const adapter = createAdapter();
    await expect(adapter.search([{ query: 'contact' }])).rejects.toMatchObject(retryError);

    served = { ...whole };
    expect(await getFirst(adapter, 'create contact')).toBe('/docs/api/create-contact');
    expect(fetched.at(-1)).not.toContain('default'); // The browser's cache may hold the damaged file.
  });

  it('throws a RetryError if the host never sends a file, and works the next time', async () => {
    vi.useFakeTimers();
    served['/search-index/en.texts.json'] = silent;
    const adapter = createAdapter();
    const failure = expect(adapter.search([{ query: 'telephone' }])).rejects.toMatchObject(retryError);
    await vi.runAllTimersAsync();
    await failure;
    served = { ...whole };
    const search = getFirst(adapter, 'telephone');
    await vi.runAllTimersAsync();
    expect(await search).toBe('/docs/api/create-contact#request');
  });

  it('waits for titles that arrive slowly', async () => {
    vi.useFakeTimers();
    const pieces = JSON.stringify(titles).match(/.{1,500}/gs) ?? [];
    served['/search-index/en.titles.json'] = new ReadableStream({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 9_000));
        const piece = pieces.shift();
        if (piece === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(piece));
      },
    });
    const search = getFirst(createAdapter(), 'create contact');
    await vi.runAllTimersAsync();
    expect(await search).toBe('/docs/api/create-contact');
  });

  it('loads everything anew if the texts are gone since another build was published', async () => {
    served['/search-index/en.texts.json'] = 404;
    const adapter = createAdapter();
    await expect(adapter.whenComplete()).rejects.toMatchObject(retryError);
    served['/search-index/en.json'] = JSON.stringify({ ...manifest, texts: 'en.new-texts.json' });
    served['/search-index/en.new-texts.json'] = JSON.stringify(texts);
    await expect(adapter.whenComplete()).rejects.toMatchObject(retryError);
    await adapter.whenComplete();
    expect(await getFirst(adapter, 'telephone')).toBe('/docs/api/create-contact#request');
    expect(workers.map(({ isDead }) => isDead)).toEqual([true, false]);
  });

  it('searches titles if the texts fail to load, and loads them again', async () => {
    served['/search-index/en.texts.json'] = 503;
    const adapter = createAdapter();
    await expect(adapter.whenComplete()).rejects.toMatchObject(retryError);
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
    await expect(other.search([{ query: 'telephone' }])).rejects.toMatchObject(retryError);
    expect(await getFirst(other, 'create contact')).toBe('/docs/api/create-contact');
  });

  it('throws a RetryError if the worker script fails to load, and works the next time', async () => {
    const adapter = createAdapter();
    vi.stubGlobal('Worker', BrokenWorker);
    await expect(adapter.search([{ query: 'contact' }])).rejects.toMatchObject(retryError);
    await expect(adapter.whenComplete()).rejects.toMatchObject(retryError);

    vi.stubGlobal('Worker', FakeWorker);
    fetched = [];
    expect(await getFirst(adapter, 'create contact')).toBe('/docs/api/create-contact');
    expect(fetched).toContain('/search-index/engine.js reload'); // The worker takes its code from the browser's cache.
  });

  it('replaces a worker that has failed', async () => {
    const adapter = createAdapter();
    await adapter.whenComplete();
    workers[0]?.fail();
    expect(await getFirst(adapter, 'create contact')).toBe('/docs/api/create-contact');
    expect(workers).toHaveLength(2);
  });

  it('throws a RetryError if a worker has died silently, then replaces it', async () => {
    const adapter = createAdapter();
    await adapter.whenComplete();
    workers[0]?.terminate();
    vi.useFakeTimers();
    const failure = expect(adapter.search([{ query: 'contact' }])).rejects.toMatchObject(retryError);
    await vi.runAllTimersAsync();
    await failure;
    vi.useRealTimers();
    expect(await getFirst(adapter, 'create contact')).toBe('/docs/api/create-contact');
  });
});
