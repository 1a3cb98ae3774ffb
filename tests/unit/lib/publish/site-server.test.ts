import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer } from '@/lib/publish/site-server.server';
import { type Listening, listen } from '../../../support/listen';
import { writeFiles } from '../../../support/write-files';

const files = {
  'index.html': 'home',
  'docs.html': 'docs',
  'docs/intro.html': 'introduction',
  'docs/intro.md': '# Introduction',
  '404.html': 'nothing here',
  '_next/static/a.js': 'a()',
  '.stamp': 'secret',
};

describe.each(['', '/developer/docs'])('the site server below "%s"', (basePath) => {
  let server: Listening;

  beforeAll(async () => {
    server = await listen(await createSiteServer(writeFiles(files), basePath, writeFiles({})));
  });

  afterAll(() => server.close());

  const get = (address: string, headers = {}) => fetch(server.url + basePath + address, { headers });

  it.each([
    ['', 200, 'home'],
    ['/docs', 200, 'docs'],
    ['/docs/', 200, 'docs'],
    ['/docs/intro?q=a', 200, 'introduction'],
    ['/docs/intro.html', 200, 'introduction'],
    ['/nowhere', 404, 'nothing here'],
    ['/.stamp', 404, 'nothing here'],
  ])('answers "%s" with %i', async (address, status, text) => {
    const response = await get(address);
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it('has nothing outside its path', async () => {
    const { status } = await fetch(`${server.url}/docs/intro`);
    expect(status).toBe(basePath === '' ? 200 : 404);
  });

  it('compresses texts, names their type, and answers conditional requests with 304', async () => {
    const { headers } = await get('/docs/intro.md');
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const again = await get('/docs/intro.md', { 'if-none-match': headers.get('etag') });
    expect(again.status).toBe(304);
  });

  it('serves a page as Markdown to whoever names that type before HTML', async () => {
    const getType = async (address: string, accept: string) => {
      const { headers } = await get(address, { accept });
      expect(headers.get('vary')).toContain('Accept');
      return headers.get('content-type');
    };
    expect(await getType('/docs/intro', 'text/markdown, text/html, */*')).toBe('text/markdown; charset=utf-8');
    for (const accept of ['text/html, text/markdown', '*/*', 'text/*'])
      expect(await getType('/docs/intro', accept)).toContain('text/html');
    expect(await getType('/docs', 'text/markdown')).toContain('text/html');
  });

  it('lets browsers store only files with a hash in their names', async () => {
    expect((await get('/_next/static/a.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/docs')).headers.get('cache-control')).toBe('no-cache');
  });
});
