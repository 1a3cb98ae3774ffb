import { catalogType, getLinkHeader, securityHeaders } from '@/lib/publish/host-headers';
import { answered } from '../support/problems';
import { test as base, expect, getPager, markDocument, siteLocales } from '../support/site';

const test = base.extend<{ basePath: string; at: (path: string) => string }>({
  basePath: ['', { option: true }],
  /** The address of a page on the host. */
  at: async ({ basePath }, use) => use((path) => (path === '/' && basePath ? basePath : `${basePath}${path}`)),
});

for (const { code, htmlLang, texts, to } of siteLocales) {
  test(`a reader goes from home to the docs and back without a full page load in ${code}`, async ({ page, at }) => {
    await page.goto(at(to('/')));
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
    const isSameDocument = await markDocument(page);
    await page.getByRole('banner').getByRole('link', { name: texts.docs.sidebars.docs }).click();
    await page.waitForURL(at(to('/docs/get-started/overview')));
    await getPager(page, { texts }).next.click();
    await page.waitForURL(at(to('/docs/get-started/quickstart')));
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL(at(to('/')));
    await page.goBack();
    await page.waitForURL(at(to('/docs/get-started/quickstart')));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isSameDocument()).toBe(true);
  });

  test(`an unknown path answers 404 and suggests a page in ${code}`, async ({ page, at, problems }) => {
    const response = await page.goto(at(to('/docs/sdk/pyton')));
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
    const likely = page.getByRole('main').locator(`a[href="${at(to('/docs/sdks/python'))}"]`);
    await likely.click();
    await page.waitForURL(at(to('/docs/sdks/python')));
    problems.allow(answered(404));
  });

  test(`non-canonical URLs lead to the canonical one in ${code}`, async ({ page, at, request }) => {
    const path = at(to('/docs/intro'));
    const slash = await request.get(`${path}/?from=test`, { maxRedirects: 0 });
    expect([slash.status(), slash.headers().location]).toEqual([301, `${path}?from=test`]);
    await page.goto(`${path}.html?from=test#first`);
    await expect(page).toHaveURL(`${path}?from=test#first`);
    await page.goto(at(to('/docs')));
    await expect(page).toHaveURL(at(to('/docs/get-started/overview')));
    await page.goto(at(to('/docs/pricing/agency')));
    await expect(page).toHaveURL(at(to('/docs/pricing/Agency')));
  });
}

test('an address with a backslash never leads to another host', async ({ request }) => {
  for (const path of ['/%5cevil.example/', '/%2f%5cevil.example/', '/%5c/evil.example/']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([404, undefined]);
  }
});

test('scripts are cached for a year, pages are revalidated, and content types are correct', async ({ request, at }) => {
  const html = await request.get(at('/docs/intro'));
  const [script = ''] = /\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(await html.text()) ?? [];
  const cached = 'public, max-age=31536000, immutable';
  for (const [path, type, cache] of [
    ['/docs/intro', 'text/html; charset=utf-8', 'no-cache'],
    ['/docs/intro.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/docs/intro.md', 'text/markdown; charset=utf-8', 'no-cache'],
    ['/openapi.yaml', 'application/yaml; charset=utf-8', 'no-cache'],
    ['/.well-known/api-catalog', catalogType, 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/service-worker.js', 'application/javascript; charset=utf-8', 'no-cache'],
    [script, 'application/javascript; charset=utf-8', cached],
  ] as const) {
    const headers = (await request.get(at(path))).headers();
    expect([path, headers['content-type'], headers['cache-control']]).toEqual([path, type, cache]);
  }
});

test('programs on other sites may read the API contract, and nothing else', async ({ request, at }) => {
  for (const [path, origin] of [
    ['/openapi.json', '*'],
    ['/asyncapi.yaml', '*'],
    ['/docs/intro', undefined],
    ['/docs/intro.md', undefined],
  ] as const) {
    const headers = (await request.get(at(path))).headers();
    expect([path, headers['access-control-allow-origin']]).toEqual([path, origin]);
  }
});

test('an agent that prefers Markdown gets pages as Markdown, and everybody else gets HTML', async ({ request, at }) => {
  for (const [path, accept, type] of [
    ['/docs/intro', 'text/markdown', 'text/markdown'],
    ['/docs/intro', 'text/markdown, text/html;q=0.9, */*;q=0.1', 'text/markdown'],
    ['/', 'text/markdown', 'text/markdown'],
    ['/id', 'text/markdown', 'text/markdown'],
    ['/docs/intro', 'text/html, text/markdown', 'text/html'],
    ['/docs/intro', '*/*', 'text/html'],
    ['/docs/intro', 'text/*', 'text/html'],
    ['/search', 'text/markdown', 'text/html'],
  ] as const) {
    const response = await request.get(at(path), { headers: { accept } });
    expect([path, accept, response.status()]).toEqual([path, accept, 200]);
    const { 'content-type': served, vary } = response.headers();
    expect([path, accept, served]).toEqual([path, accept, `${type}; charset=utf-8`]);
    expect(vary?.split(', ')).toContain('Accept');
  }
});

test('every page names the index of the pages and the API catalogue', async ({ request, at, basePath }) => {
  for (const path of ['/', '/id/docs/intro', '/docs/intro.md'])
    expect((await request.get(at(path))).headers().link).toBe(getLinkHeader(basePath));
});

test('search index files are cached for a year, and their manifest is revalidated', async ({ request, at }) => {
  const manifest = await request.get(at('/search-index/en.json'));
  expect(manifest.headers()['cache-control']).toBe('no-cache');
  const { engine, titles, texts } = await manifest.json();
  for (const file of [engine, titles, texts]) {
    const { 'cache-control': cache } = (await request.get(at(`/search-index/${file}`))).headers();
    expect([file, cache]).toEqual([file, 'public, max-age=31536000, immutable']);
  }
});

test('every text format is served gzipped', async ({ request, at }) => {
  for (const path of ['/docs/intro', '/docs/intro.md', '/llms.txt', '/openapi.json', '/openapi.yaml', '/sitemap.xml']) {
    const { 'content-encoding': encoding } = (await request.get(at(path))).headers();
    expect([path, encoding]).toEqual([path, 'gzip']);
  }
});

test('every response carries the security headers', async ({ request, at }) => {
  for (const path of ['/docs/intro', '/_next/static/none.js', '/no-such-page']) {
    const headers = (await request.get(at(path))).headers();
    for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name.toLowerCase()], path).toBe(value);
  }
});
