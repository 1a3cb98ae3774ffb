import { describe, expect, it } from 'vitest';
import { pictureExtensions } from '@/lib/content/picture-extensions';
import { locales } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { buildOfflinePage } from '@/lib/offline/build-offline-page.server';
import { handleFetch } from '@/lib/offline/handle-fetch';
import { createKeptPages, maxKeptPages } from '@/lib/offline/kept-pages';
import { findPageFiles, isFile, toPagePath } from '@/lib/offline/page-files';
import { parseVisit } from '@/lib/offline/visit';
import { createFakeBrowser } from '../../../support/fake-browser';

const toHtml = (title: string, body = '') =>
  `<html lang="id-ID" dir="ltr"><head><title>${title} | Platform</title>${body}</head>`;

const intro = toHtml('Intro', '<script src="/_next/static/a.js" async=""></script><img src="/img/a.svg"/>');
const site = {
  '/docs/intro': intro,
  '/docs/intro.txt': 'payload',
  '/_next/static/a.js': 'script',
  '/img/a.svg': 'picture',
};

function open(files: Record<string, string> = site, { basePath = '', version = 'v1' } = {}) {
  const browser = createFakeBrowser(files);
  const kept = createKeptPages(basePath, version, browser);
  const works: Promise<unknown>[] = [];
  const [english, indonesian] = locales.map(buildOfflinePage) as [string, string];
  const context = { basePath, kept, origin: 'https://docs.test', pages: { en: english, id: indonesian } };
  const ask = (path: string, over: { headers?: HeadersInit; mode?: string; destination?: string; method?: string }) => {
    const { headers, method, ...rest } = over;
    const request = new Request(new URL(path, 'https://docs.test'), {
      headers: headers ?? {},
      method: method ?? 'GET',
    });
    for (const [name, value] of Object.entries(rest)) Object.defineProperty(request, name, { value });
    return handleFetch(request, { ...context, fetch: browser.fetch, waitUntil: (work) => works.push(work) });
  };
  const visit = (path: string) => ask(path, { mode: 'navigate' })?.then((response) => response.text());
  return { ...browser, kept, ask, visit, works };
}

const payload = { headers: { rsc: '1' } };

describe('a page address', () => {
  it.each([
    ['/', '/'],
    ['/index', '/'],
    ['/docs/intro', '/docs/intro'],
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/docs/index-of-errors', '/docs/index-of-errors'],
  ])('%s is stored as %s', (address, path) => expect(toPagePath(address)).toBe(path));
});

it('the files of a page are its same-site assets, once each', () => {
  const html = `<script src="/base/_next/a.js"></script><link rel="preload" href="/base/_next/a.js"/>
    <link rel="stylesheet" href="/base/_next/a.css"/><img src="/base/img/a.svg"/><img src="//other.test/b.png"/>
    <img src="https://other.test/c.png"/><a href="/base/openapi.json"><a href="/base/docs/next">`;
  const files = ['/base/_next/a.js', '/base/_next/a.css', '/base/img/a.svg'];
  expect(findPageFiles(html, '/base')).toEqual(files);
});

it.each(pictureExtensions)('the files of a page include pictures that end with .%s, in any case', (extension) => {
  const pictures = [`/img/photo.${extension}`, `/img/PHOTO.${extension.toUpperCase()}`];
  const html = pictures.map((src) => `<img src="${src}"/>`).join('');
  expect(findPageFiles(html, '')).toEqual(pictures);
});

it.each([
  ['a script', 'text/javascript', 200, true],
  ['a page of the host, sent instead', 'text/html; charset=utf-8', 200, false],
  ['an error', 'text/javascript', 503, false],
])('%s is kept as a file: %#', (_, type, status, isKept) => {
  expect(isFile(new Response('text', { status, headers: { 'Content-Type': type } }))).toBe(isKept);
});

describe('offline', () => {
  it('a stored page is available with its files, at each of its addresses', async () => {
    const { kept, network, ask, visit } = open();
    await kept.keep('/docs/intro');
    network.isUp = false;
    for (const path of ['/docs/intro', '/docs/intro?x=1', '/docs/intro.html']) expect(await visit(path)).toBe(intro);
    await expect(ask('/docs/intro.txt', payload)?.then((response) => response.text())).resolves.toBe('payload');
    await expect(ask('/_next/static/a.js', {})?.then((response) => response.text())).resolves.toBe('script');
    const picture = ask('/img/a.svg', { destination: 'image' })?.then((response) => response.text());
    await expect(picture).resolves.toBe('picture');
  });

  it('a payload or script that is not stored fails to fetch', async () => {
    const { kept, network, ask } = open();
    await kept.keep('/docs/intro');
    network.isUp = false;
    await expect(ask('/docs/next.txt', payload)).rejects.toThrow('Failed to fetch');
    await expect(ask('/_next/static/b.js', {})).rejects.toThrow('Failed to fetch');
  });

  it.each(locales)(
    'any other page is answered in its language, $code, with a list of the stored pages',
    async (locale) => {
      const { kept, network, visit } = open();
      network.files = { '/a': toHtml('A &amp; B'), '/a.txt': 'payload', '/b': toHtml('B'), '/b.txt': 'payload' };
      await kept.keep('/a');
      await kept.keep('/b');
      network.isUp = false;
      const page = await visit(`${locale.prefix}/docs/next`);
      expect(page).toContain(`<html lang="${locale.htmlLang}"`);
      expect(page).toContain(getMessages(locale).offline.kept);
      const items = ['<li><a href="/b" lang="id-ID">B</a></li>', '<li><a href="/a" lang="id-ID">A &amp; B</a></li>'];
      expect(page).toContain(items.join('\n'));
    },
  );

  it('the offline page has no list if no page is stored', async () => {
    const { network, visit } = open();
    network.isUp = false;
    const page = await visit('/docs/next');
    expect(page).toContain('<h1>');
    expect(page).not.toMatch(/<h2>|<ul>|<!--/);
  });
});

describe('online', () => {
  it('a page comes from the host even if stored, and a 404 is passed on', async () => {
    const { kept, network, ask, visit } = open();
    await kept.keep('/docs/intro');
    network.files = { '/docs/intro': 'newer', '/docs/intro.txt': 'newer payload' };
    expect(await visit('/docs/intro')).toBe('newer');
    await expect(ask('/docs/intro.txt', payload)?.then((response) => response.text())).resolves.toBe('newer payload');
    await expect(ask('/gone', { mode: 'navigate' })?.then(({ status }) => status)).resolves.toBe(404);
  });

  it('a file with a hashed name is fetched only once', async () => {
    const { ask, asked, works } = open();
    await ask('/_next/static/a.js', {});
    await Promise.all(works);
    await expect(ask('/_next/static/a.js', {})?.then((response) => response.text())).resolves.toBe('script');
    expect(asked).toEqual(['/_next/static/a.js']);
  });

  it.each([
    ['a prefetched payload', '/docs/intro.txt', {}],
    ['a POST request', '/docs/intro', { method: 'POST' }],
    ['a page of another host', 'https://other.test/docs/intro', { mode: 'navigate' }],
    ['a search index', '/search-index/en.json', {}],
  ])('%s is left to the browser', (_, path, over) => expect(open().ask(path, over)).toBeUndefined());
});

describe('storing pages', () => {
  it('fetches a page only once, and skips one that does not exist', async () => {
    const { kept, asked } = open();
    await kept.keep('/docs/intro');
    await kept.keep('/docs/intro');
    expect(asked.filter((path) => path === '/docs/intro')).toHaveLength(1);
    await kept.keep('/gone');
    expect(await kept.list()).toEqual([{ path: '/docs/intro', title: 'Intro', language: 'id-ID' }]);
  });

  it('lists the home page below a base path with the slash that its service worker needs', async () => {
    const kept = createKeptPages('/site', 'v1', createFakeBrowser({ '/site': intro, '/site/index.txt': 'payload' }));
    await kept.keep('/site/');
    expect(await kept.list()).toEqual([{ path: '/site/', title: 'Intro', language: 'id-ID' }]);
  });

  it('stores a page even if its pictures are missing', async () => {
    const { kept } = open({ '/docs/intro': intro, '/docs/intro.txt': 'payload' });
    await kept.keep('/docs/intro');
    expect(await kept.list()).toHaveLength(1);
  });

  it('stores a page whose payload could not be fetched at a later visit', async () => {
    const { kept, network } = open({ '/docs/intro': intro });
    await expect(kept.keep('/docs/intro')).rejects.toThrow();
    expect(await kept.list()).toEqual([]);
    network.files = site;
    await kept.keep('/docs/intro');
    expect(await kept.list()).toHaveLength(1);
    expect(await kept.findFile('/docs/intro.txt')).toBeDefined();
  });

  it('drops the least recently read page if there are too many', async () => {
    const paths = Array.from({ length: maxKeptPages + 1 }, (_, index) => `/docs/${index}`);
    const { kept } = open(
      Object.fromEntries(
        paths.flatMap((path) => [
          [path, toHtml(path)],
          [`${path}.txt`, 'payload'],
        ]),
      ),
    );
    for (const path of paths.slice(0, maxKeptPages)) await kept.keep(path);
    await kept.keep('/docs/0'); // Read again.
    await kept.keep(`/docs/${maxKeptPages}`);
    const listed = (await kept.list()).map(({ path }) => path);
    expect(listed).toHaveLength(maxKeptPages);
    expect(listed.slice(0, 2)).toEqual([`/docs/${maxKeptPages}`, '/docs/0']);
    expect(listed).not.toContain('/docs/1');
    expect(await kept.findFile('/docs/0.txt')).toBeDefined();
    expect(await kept.findFile('/docs/1.txt')).toBeUndefined();
  });

  it('drops pages of other builds, but not of other sites on the host', async () => {
    const browser = createFakeBrowser(site);
    await createKeptPages('', 'v1', browser).keep('/docs/intro');
    await createKeptPages('/other', 'v1', browser).keep('/docs/intro');
    const next = createKeptPages('', 'v2', browser);
    await next.dropOthers();
    expect(await next.list()).toEqual([]);
    expect(await browser.caches.keys()).toEqual([
      'offline:/other:v1:pages',
      'offline:/other:v1:files',
      'offline::v2:pages',
    ]);
  });
});

it.each([
  [{ visited: '/docs/intro' }, '/docs/intro'],
  [{ visited: 'https://other.test/' }, undefined],
  [{ visited: 3 }, undefined],
  ['/docs/intro', undefined],
  [null, undefined],
])('the message %j reports %s as visited', (data, path) => expect(parseVisit(data)).toBe(path));
