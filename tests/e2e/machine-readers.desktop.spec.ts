import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { imageSize } from 'image-size';
import { globSync } from 'tinyglobby';
import { site } from '@/lib/config/site';
import { findMissingFields, readHead } from '../support/page-head';
import { routes, siteLocales } from '../support/site';
import { toPath } from '../support/to-path';

const toAddress = (path: string) => `${site.url}${path === '/' ? '' : path}`;

async function getText(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return response.text();
}

for (const { code, to } of siteLocales) {
  test(`every page has canonical and alternate URLs and complete structured data in ${code}`, async ({ request }) => {
    for (const { path } of routes) {
      const { said, nodes, isHidden } = readHead(await getText(request, to(path)));
      expect(said.get('canonical'), path).toBe(toAddress(to(path)));
      expect(said.get('og:url'), path).toBe(toAddress(to(path)));
      expect(nodes.length, path).toBe(2);
      for (const node of nodes) expect(findMissingFields(node), `${path} ${node['@type']}`).toEqual([]);
      if (isHidden) continue;
      for (const other of siteLocales) {
        expect(said.get(`alternate ${other.code}`), path).toBe(toAddress(other.to(path)));
      }
      expect(said.get('alternate x-default'), path).toBe(toAddress(path));
    }
  });

  test(`every page has its own social image of at most 20 KB in ${code}`, async ({ request }) => {
    const pictures = new Set<string>();
    for (const { path } of routes) {
      const { said } = readHead(await getText(request, to(path)));
      const picture = await (await request.get(toPath(said.get('og:image')))).body();
      expect(imageSize(picture), path).toMatchObject({ type: 'png', width: 1200, height: 630 });
      expect(picture.length, path).toBeLessThanOrEqual(20_000);
      expect(said.get('og:image:width'), path).toBe('1200');
      expect(said.get('og:image:height'), path).toBe('630');
      expect(said.get('og:image:alt'), path).toContain(site.title);
      pictures.add(toPath(said.get('og:image')));
    }
    expect(pictures.size).toBe(routes.length);
  });

  test(`the head of every page but search links to its Markdown in ${code}`, async ({ request }) => {
    for (const { path } of routes.filter((route) => route.path !== '/search')) {
      const { markdown } = readHead(await getText(request, to(path)));
      expect(toPath(markdown), path).toBe(`${to(path) === '/' ? '/index' : to(path)}.md`);
      expect(await getText(request, toPath(markdown)), path).toMatch(/^# \S.*\n\n\S/);
    }
  });

  test(`the Markdown of the archive has the posts by year, with their dates in ${code}`, async ({ request }) => {
    const markdown = await getText(request, to('/blog/archive.md'));
    const years = [...markdown.matchAll(/^## (\d{4})$/gm)].map(([, year]) => Number(year));
    expect(years.length).toBeGreaterThan(1);
    expect(years).toEqual([...years].sort((a, b) => b - a));
    for (const [, year] of markdown.matchAll(/^- \[.+?\]\(\/.+?\) \(.+ (\d{4})\): \S/gm)) years.push(Number(year));
    expect(years.length).toBeGreaterThan(4);
  });

  test(`llms.txt is linked from the head and lists existing Markdown of every listed page in ${code}`, async ({
    request,
  }) => {
    const { said } = readHead(await getText(request, to('/')));
    expect(said.get('describedby')).toBe(to('/llms.txt'));
    const index = await getText(request, to('/llms.txt'));
    const links = [...index.matchAll(/\]\((\S+)\)/g)].map((match) => toPath(match[1]));
    const listed = routes.filter((route) => route.path !== '/search' && !route.isUnlisted);
    for (const { path } of listed) expect(links).toContain(`${to(path) === '/' ? '/index' : to(path)}.md`);
    for (const link of links) expect((await request.head(link)).status(), link).toBe(200);

    const full = await getText(request, to('/llms-full.txt'));
    for (const { path } of listed.filter((route) => route.path.startsWith('/docs/') && route.sidebar)) {
      expect(full).toContain(toAddress(to(path)));
    }
  });

  test(`the web app manifest lists icons of the declared sizes in ${code}`, async ({ request }) => {
    const { said } = readHead(await getText(request, to('/')));
    const manifest = JSON.parse(await getText(request, said.get('manifest') ?? ''));
    expect(manifest).toMatchObject({ name: site.title, start_url: to('/') });
    for (const { src, sizes } of manifest.icons.filter(({ type }: { type: string }) => type === 'image/png')) {
      const { width, height } = imageSize(await (await request.get(src)).body());
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    expect(said.get('theme-color (prefers-color-scheme: light)')).toBe('#ffffff');
    expect(said.get('theme-color (prefers-color-scheme: dark)')).toBe('#0b1211');
  });
}

test('/favicon.ico is an icon 32 px wide', async ({ request }) => {
  const { width, type } = imageSize(await (await request.get('/favicon.ico')).body());
  expect([width, type]).toEqual([32, 'ico']);
});

test('robots.txt names the sitemap, which lists exactly the built pages that search engines may index', async ({
  request,
}) => {
  const robots = await getText(request, '/robots.txt');
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  const sitemap = await getText(request, '/sitemap.xml');
  const entries = sitemap.split('<url>').slice(1);
  const addresses = entries.map((entry) => entry.match(/<loc>(.*?)<\/loc>/)?.[1]);
  const shown = globSync(['**/*.html', '!**/{404,_not-found,_global-error}.html'], { cwd: 'out' })
    .filter((file) => !readHead(readFileSync(`out/${file}`, 'utf8')).isHidden)
    .map((file) => toAddress(`/${file.replace(/(^index)?\.html$/, '')}`));
  expect(addresses.toSorted()).toEqual(shown.sort());
  for (const entry of entries) expect(entry.match(/hreflang="/g)).toHaveLength(siteLocales.length + 1);
});
