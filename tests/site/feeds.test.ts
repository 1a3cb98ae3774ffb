import { describe, expect, it } from 'vitest';
import { releases } from '@/components/changelog/releases';
import { getFeedPath } from '@/components/feeds/feeds';
import { site } from '@/lib/config/site';
import { locales } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { readContentLog } from '@/lib/pages/history.server';
import { isBuilt, parsePage, parseXml, readBuiltText, toBuiltPath } from '../support/built-site';

/** Where the history is shallow or absent, the feed of documentation changes has no items. */
const isHistoryWhole = readContentLog(['--max-count=1']).reason === undefined;

/** How many posts the blog lists. */
const postCount = parsePage(readBuiltText('/blog')).querySelectorAll('main li h2').length;

/** Reads RSS or Atom as a feed reader does. */
function readXmlFeed(path: string) {
  const feed = parseXml(readBuiltText(path));
  const getText = (element: Element, name: string) => element.getElementsByTagName(name)[0]?.textContent ?? '';
  return {
    root: feed.documentElement.tagName,
    language: feed.querySelector('language')?.textContent ?? feed.documentElement.getAttribute('xml:lang'),
    addresses: [...feed.querySelectorAll('[rel="self"]')].map((link) => link.getAttribute('href')),
    items: [...feed.querySelectorAll('item, entry')].map((item) => ({
      id: getText(item, 'guid') || getText(item, 'id'),
      link: getText(item, 'link') || (item.getElementsByTagName('link')[0]?.getAttribute('href') ?? ''),
      date: Date.parse(getText(item, 'pubDate') || getText(item, 'published')),
      targets: [...(getText(item, 'description') || getText(item, 'summary')).matchAll(/(?:href|src)="([^"]*)"/g)].map(
        ([, target = '']) => target,
      ),
    })),
  };
}

describe.each(locales)('in $code', (locale) => {
  it.each([
    { id: 'blog', page: '/blog', count: postCount },
    { id: 'changelog', page: '/docs/get-started/changelog', count: releases.length },
    { id: 'docs', page: '/docs/get-started/changelog', count: isHistoryWhole ? expect.any(Number) : 0 },
  ] as const)(
    'the feed $id has the same items in every format, and a page links to it',
    ({ id, page: path, count }) => {
      const rss = readXmlFeed(getFeedPath(id, 'rss', locale));
      const atom = readXmlFeed(getFeedPath(id, 'atom', locale));
      const json = JSON.parse(readBuiltText(getFeedPath(id, 'json', locale)));
      const addresses = (['rss', 'atom', 'json'] as const).map((format) => site.url + getFeedPath(id, format, locale));
      expect(rss).toMatchObject({ root: 'rss', language: locale.htmlLang, addresses: [addresses[0]] });
      expect(atom).toMatchObject({ root: 'feed', addresses: [addresses[1]] });
      expect(json).toMatchObject({ version: expect.stringContaining('jsonfeed.org'), feed_url: addresses[2] });
      const ids = rss.items.map((item) => item.id);
      expect(ids.length).toEqual(count);
      expect(new Set(ids).size).toBe(ids.length);
      expect(atom.items.map((item) => item.id)).toEqual(ids);
      expect(json.items.map((item: { id: string }) => item.id)).toEqual(ids);
      const dates = rss.items.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted((a, b) => b - a));
      const targets = [...rss.items, ...atom.items].flatMap((item) => [item.link, ...item.targets]);
      expect(targets.filter((target) => !isBuilt(toBuiltPath(target)))).toEqual([]);
      const page = parsePage(readBuiltText(localizePath(path, locale)));
      const links = [...page.querySelectorAll('link[rel="alternate"][title]')].map((link) => link.getAttribute('href'));
      expect(links).toEqual(expect.arrayContaining(addresses));
      if (id !== 'docs') expect(page.querySelector(`main a[href="${getFeedPath(id, 'rss', locale)}"]`)).not.toBeNull();
    },
  );

  it('the items of the changelog lead to its releases', () => {
    const page = parsePage(readBuiltText(localizePath('/docs/get-started/changelog', locale)));
    const { items } = readXmlFeed(getFeedPath('changelog', 'rss', locale));
    const headings = [...page.querySelectorAll('article h2')].map((heading) => heading.id);
    expect(items.map(({ link }) => new URL(link).hash.slice(1)).filter((id) => !headings.includes(id))).toEqual([]);
  });
});
