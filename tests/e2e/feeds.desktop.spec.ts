import type { Page } from '@playwright/test';
import { site } from '@/lib/config/site';
import { releases } from '@/lib/content/changelog';
import { readContentLog } from '@/lib/content/history.server';
import { expect, siteLocales, test } from '../support/site';
import { toPath } from '../support/to-path';

/** Where the history is shallow or absent, the feed of documentation changes has no items. */
const isHistoryWhole = readContentLog(['--max-count=1']).reason === undefined;

interface ParsedItem {
  id: string;
  link: string;
  date: string;
  /** Addresses in the text of the item, verbatim. */
  targets: (string | null)[];
}

interface ParsedFeed {
  root: string;
  language: string | undefined;
  self: string | null | undefined;
  items: ParsedItem[];
}

/** Reads RSS or Atom as a feed reader does, with the browser's parser; malformed XML yields no items. */
async function parseFeed(page: Page, path: string): Promise<ParsedFeed> {
  const response = await page.request.get(path);
  expect(response.status(), path).toBe(200);
  return page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml');
      const getText = (element: Element, name: string) => element.getElementsByTagName(name)[0]?.textContent ?? '';
      const items = [...feed.querySelectorAll('item, entry')].map((item) => {
        const html = new DOMParser().parseFromString(
          getText(item, 'description') || getText(item, 'summary'),
          'text/html',
        );
        return {
          id: getText(item, 'guid') || getText(item, 'id'),
          link: getText(item, 'link') || (item.getElementsByTagName('link')[0]?.getAttribute('href') ?? ''),
          date: getText(item, 'pubDate') || getText(item, 'published'),
          targets: [...html.querySelectorAll('[href], [src]')].map(
            (element) => element.getAttribute('href') ?? element.getAttribute('src'),
          ),
        };
      });
      return {
        root: feed.documentElement.nodeName,
        language: feed.querySelector('language')?.textContent,
        self:
          feed.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0] &&
          [...feed.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')]
            .find((link) => link.getAttribute('rel') === 'self')
            ?.getAttribute('href'),
        items,
      };
    },
    await response.text(),
  );
}

async function expectSoundItems(page: Page, items: ParsedItem[]): Promise<void> {
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  const times = items.map(({ date }) => Date.parse(date));
  expect(times).toEqual([...times].sort((a, b) => b - a));
  const addresses = new Set(items.flatMap(({ link, targets }) => [link, ...targets]).map(toPath));
  for (const path of addresses) expect((await page.request.get(path)).status(), path).toBe(200);
}

for (const { code, htmlLang, texts, to } of siteLocales) {
  test(`the changelog links to its RSS feed, which lists every release, in ${code}`, async ({ page }) => {
    await page.goto(to('/docs/get-started/changelog'));
    const folder = to('/docs/get-started/changelog');
    await expect(page.getByRole('link', { name: texts.feeds.rss })).toHaveAttribute('href', `${folder}/rss.xml`);
    const feed = await parseFeed(page, `${folder}/rss.xml`);
    expect(feed).toMatchObject({ root: 'rss', language: htmlLang, self: `${site.url}${folder}/rss.xml` });
    expect(feed.items).toHaveLength(releases.length);
    for (const { link } of feed.items)
      await expect(page.locator(`h2[id="${new URL(link).hash.slice(1)}"]`)).toHaveCount(1);
    await expectSoundItems(page, feed.items);
  });

  for (const { path, hasItems } of [
    { path: '/docs/get-started/changelog', hasItems: true },
    { path: '/docs', hasItems: isHistoryWhole },
  ]) {
    test(`the feeds below ${path} have the same items in every format in ${code}`, async ({ page }) => {
      await page.goto(to('/docs/get-started/changelog'));
      const rss = await parseFeed(page, to(`${path}/rss.xml`));
      const atom = await parseFeed(page, to(`${path}/atom.xml`));
      const json = await (await page.request.get(to(`${path}/feed.json`))).json();
      for (const [type, file] of [
        ['application/rss+xml', 'rss.xml'],
        ['application/atom+xml', 'atom.xml'],
        ['application/feed+json', 'feed.json'],
      ]) {
        const address = `${site.url}${to(`${path}/${file}`)}`;
        await expect(page.locator(`link[rel="alternate"][type="${type}"][href="${address}"]`)).toHaveCount(1);
      }
      expect(atom).toMatchObject({ root: 'feed', self: `${site.url}${to(`${path}/atom.xml`)}` });
      expect(json.feed_url).toBe(`${site.url}${to(`${path}/feed.json`)}`);
      const ids = rss.items.map(({ id }) => id);
      expect(ids.length > 0).toBe(hasItems);
      expect(atom.items.map(({ id }) => id)).toEqual(ids);
      expect(json.items.map(({ id }: { id: string }) => id)).toEqual(ids);
      await expectSoundItems(page, atom.items);
    });
  }

  test(`the blog links to its feeds, which list every post, in ${code}`, async ({ page }) => {
    await page.goto(to('/blog'));
    await expect(page.getByRole('link', { name: texts.feeds.rss })).toHaveAttribute('href', to('/blog/rss.xml'));
    const posts = await page.getByRole('main').locator('li h2').count();
    for (const [type, file, root] of [
      ['application/rss+xml', 'rss.xml', 'rss'],
      ['application/atom+xml', 'atom.xml', 'feed'],
    ] as const) {
      const path = to(`/blog/${file}`);
      await expect(page.locator(`link[rel="alternate"][type="${type}"]`)).toHaveAttribute('href', `${site.url}${path}`);
      const feed = await parseFeed(page, path);
      expect(feed).toMatchObject({ root, self: `${site.url}${path}` });
      expect(feed.items).toHaveLength(posts);
      await expectSoundItems(page, feed.items);
    }
    const json = await (await page.request.get(to('/blog/feed.json'))).json();
    expect(json).toMatchObject({
      version: expect.stringContaining('jsonfeed.org'),
      feed_url: `${site.url}${to('/blog/feed.json')}`,
      home_page_url: `${site.url}${to('/blog')}`,
    });
    expect(json.items).toHaveLength(posts);
  });

  test(`pages declare only the feeds that cover them in ${code}`, async ({ page }) => {
    const feeds = page.locator('link[rel="alternate"][title]');
    for (const [path, count] of [
      ['/blog/welcome', 3],
      ['/docs/get-started/overview', 3],
      ['/docs/get-started/changelog', 6],
      ['/privacy', 0],
    ] as const) {
      await page.goto(to(path));
      await expect(feeds).toHaveCount(count);
    }
  });
}
