import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAlgoliaAdapter } from '@/components/search/algolia/create-algolia-adapter';
import type { AlgoliaOptions } from '@/components/search/algolia/options';
import { type LoopbackServer, startLoopbackServer } from '@/tests/support/loopback-server';

let server: LoopbackServer;
let options: AlgoliaOptions;

beforeEach(async () => {
  server = await startLoopbackServer();
  options = {
    provider: 'algolia',
    language: 'id',
    appId: 'APP',
    apiKey: 'search-only',
    indexName: 'docs',
    versions: ['default', 'current'],
    hosts: [server.host],
  };
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  await server.close();
});

const hit = {
  objectID: '1',
  url: 'https://docs.test/id/docs/wajah#deteksi',
  type: 'lvl2',
  content: 'Teks <b>',
  hierarchy: { lvl0: 'Panduan', lvl1: 'Wajah', lvl2: 'Deteksi' },
  _highlightResult: {
    hierarchy: { lvl0: { value: 'Panduan' }, lvl2: { value: '<mark>Deteksi</mark> & <b>', matchLevel: 'full' } },
    content: { value: 'Teks <b>', matchLevel: 'none' },
  },
};

describe('the Algolia adapter', () => {
  it('sends a multi-query request with language and version filters', async () => {
    server.answer = () => ({ results: [{ hits: [], nbHits: 0 }] });
    await createAlgoliaAdapter(options).search([
      { query: 'wajah', hitsPerPage: 20, facetFilters: ['sidebar:api'], attributesToRetrieve: ['url'] },
    ]);
    const query = {
      query: 'wajah',
      indexName: 'docs',
      hitsPerPage: 20,
      facetFilters: [['language:id'], ['version:default', 'version:current'], ['sidebar:api']],
      attributesToRetrieve: expect.arrayContaining(['url', 'sidebar', 'text_language']),
    };
    const request = { method: 'POST', path: '/1/indexes/*/queries', body: { requests: [query] } };
    expect(server.requests).toMatchObject([request]);
  });

  it('leaves a host alone that has failed, for two minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const failed = await startLoopbackServer();
    failed.answer = () => 500;
    server.answer = () => ({ results: [{ hits: [], nbHits: 0 }] });
    const adapter = createAlgoliaAdapter({ ...options, hosts: [failed.host, server.host] });
    for (const query of ['wajah', 'suara']) await adapter.search([{ query }]);
    expect(failed.requests).toHaveLength(1);
    expect(server.requests).toHaveLength(2);
    vi.setSystemTime(Date.now() + 119_000);
    await adapter.search([{ query: 'tangan' }]);
    expect(failed.requests).toHaveLength(1);
    vi.setSystemTime(Date.now() + 2_000);
    await adapter.search([{ query: 'dokumen' }]);
    expect(failed.requests).toHaveLength(2);
    await failed.close();
  });

  it('returns results in the format of the site, with HTML escaped', async () => {
    server.answer = () => ({ results: [{ hits: [hit], nbHits: 41, queryID: 'q1' }] });
    const { results } = await createAlgoliaAdapter(options).search([
      { query: 'deteksi', highlightPreTag: '<mark>', highlightPostTag: '</mark>' },
    ]);
    expect(results[0]).toMatchObject({ nbHits: 41, queryID: 'q1', exhaustiveNbHits: true, query: 'deteksi' });
    expect(results[0]?.hits[0]).toMatchObject({
      url: '/id/docs/wajah#deteksi',
      type: 'lvl2',
      hierarchy: { lvl0: 'Panduan', lvl3: null },
      language: 'id',
      _highlightResult: { hierarchy: { lvl2: { value: '<mark>Deteksi</mark> &amp; &lt;b&gt;' } } },
    });
    expect(results[0]?.hits[0]?._highlightResult.hierarchy).not.toHaveProperty('lvl0');
  });

  it('returns paths without the base path, whatever URL was indexed', async () => {
    vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/developer');
    vi.resetModules();
    const { createAlgoliaAdapter: createBelow } = await import('@/components/search/algolia/create-algolia-adapter');
    const urls = ['https://docs.test/developer/docs/wajah?a=b#deteksi', 'https://docs.test/developer', '/docs/wajah'];
    server.answer = () => ({ results: [{ hits: urls.map((url, index) => ({ ...hit, objectID: `${index}`, url })) }] });
    const { results } = await createBelow(options).search([{ query: 'deteksi' }]);
    expect(results[0]?.hits.map(({ url }) => url)).toEqual(['/docs/wajah?a=b#deteksi', '/', '/docs/wajah']);
  });

  it('leaves out hits that lead to no page, and says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const urls = ['javascript:alert(1)', 'https://', '//elsewhere.test/docs', '/docs/wajah'];
    server.answer = () => ({ results: [{ hits: urls.map((url) => ({ ...hit, objectID: url, url })) }] });
    const { results } = await createAlgoliaAdapter(options).search([{ query: 'deteksi' }]);
    expect(results[0]?.hits.map(({ url }) => url)).toEqual(['/docs/wajah']);
    expect(warn.mock.calls.flat()).toHaveLength(3);
    expect(warn.mock.calls.flat()[0]).toContain('"javascript:alert(1)" is not the address of a page');
  });

  it.each([
    ['returns 403', () => 403],
    ['returns no list of hits', () => ({ results: [{ hits: 'none' }] })],
  ])('throws a RetryError if Algolia %s, and works the next time', async (_, problem) => {
    server.answer = problem;
    const adapter = createAlgoliaAdapter(options);
    await expect(adapter.search([{ query: 'a' }])).rejects.toMatchObject({ name: 'RetryError' });
    server.answer = () => ({ results: [{ hits: [hit], nbHits: 1 }] });
    expect((await adapter.search([{ query: 'a' }])).results[0]?.nbHits).toBe(1);
  });
});
