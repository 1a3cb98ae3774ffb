import { describe, expect, it } from 'vitest';
import { buildBlogItems } from '@/components/feeds/feed-items';
import { getFeedLinks } from '@/components/feeds/feed-links';
import { type FeedContent, writeFeed } from '@/components/feeds/write-feed';
import { toAbsoluteUrl } from '@/lib/config/absolute-url';
import { site } from '@/lib/config/site';
import { getLocale } from '@/lib/i18n/locales';

const content: FeedContent = {
  title: 'News & more',
  description: 'What <changed>.',
  url: 'https://docs.test/news',
  language: 'en-US',
  items: [
    {
      title: 'Lists & <Trees>',
      url: 'https://docs.test/news#lists',
      date: new Date('2026-03-14'),
      html: '<p>One &amp; two</p>',
      authors: [
        { name: 'A team', url: 'https://docs.test/authors/a-team' },
        { name: 'B team', url: 'https://docs.test/authors/b-team' },
      ],
      tags: [{ id: 'hello', name: 'Hello' }],
    },
  ],
};

describe('a feed', () => {
  it('escapes texts in RSS, and names every author', () => {
    const rss = writeFeed(content, 'rss', 'https://docs.test/news/rss.xml');
    for (const part of [
      '<title>News &amp; more</title>',
      '<description>What &lt;changed&gt;.</description>',
      '<title><![CDATA[Lists &amp; &lt;Trees&gt;]]></title>',
      '<description><![CDATA[<p>One &amp; two</p>]]></description>',
    ]) {
      expect(rss).toContain(part);
    }
    expect(rss).not.toContain('<author>'); // RSS requires an e-mail address in it.
    const creators = [...rss.matchAll(/<dc:creator[^>]*>(.+?)<\/dc:creator>/g)].map(([, name]) => name);
    expect(creators).toEqual(['A team, B team']);
  });

  it('is Atom with authors, and JSON with plain-text titles', () => {
    const atom = writeFeed(content, 'atom', 'https://docs.test/news/atom.xml');
    const entry = atom.slice(atom.indexOf('<entry>'));
    for (const name of ['A team', 'B team']) expect(entry).toContain(`<name>${name}</name>`);
    expect(JSON.parse(writeFeed(content, 'json', 'https://docs.test/news/feed.json'))).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: content.title,
      description: content.description,
      home_page_url: content.url,
      feed_url: 'https://docs.test/news/feed.json',
      language: 'en-US',
      authors: [{ name: site.title, url: toAbsoluteUrl('/') }],
      items: [
        {
          id: 'https://docs.test/news#lists',
          url: 'https://docs.test/news#lists',
          title: 'Lists & <Trees>',
          content_html: '<p>One &amp; two</p>',
          date_published: '2026-03-14T00:00:00.000Z',
          date_modified: '2026-03-14T00:00:00.000Z',
          authors: content.items[0]?.authors,
          tags: ['Hello'],
        },
      ],
    });
  });

  it('as Atom has an author even if its items have none', () => {
    const items = content.items.map(({ authors, ...item }) => item);
    const atom = writeFeed({ ...content, items }, 'atom', 'https://docs.test/news/atom.xml');
    expect(atom.slice(0, atom.indexOf('<entry>'))).toContain(`<name>${site.title}</name>`);
  });

  it.each(['rss', 'atom', 'json'] as const)(
    'without items is the same each time, with no current date, as %s',
    (format) => {
      const write = () => writeFeed({ ...content, items: [] }, format, 'https://docs.test/feed');
      expect(write()).toBe(write());
      expect(write()).not.toContain(String(new Date().getUTCFullYear()));
    },
  );
});

it('the blog feed has posts with authors and tags in the language of the reader', () => {
  const data = {
    title: 'Halo',
    description: 'A < B.',
    date: new Date('2026-03-14'),
    authors: ['developer-relations'] as const,
    tags: ['hello'] as const,
  };
  expect(buildBlogItems([{ url: '/id/blog/welcome', data }], getLocale('id'))).toEqual([
    {
      title: 'Halo',
      url: 'https://docs.agent.example/id/blog/welcome',
      date: data.date,
      html: '<p>A &lt; B.</p>',
      authors: [{ name: 'Developer Relations', url: 'https://docs.agent.example/id/blog/authors/developer-relations' }],
      tags: [{ id: 'hello', name: 'Hello' }],
    },
  ]);
});

it.each([
  ['/blog', 'id', ['/id/blog/rss.xml', '/id/blog/atom.xml', '/id/blog/feed.json']],
  ['/blog/tags/hello', 'en', ['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json']],
  [
    '/docs/get-started/changelog',
    'en',
    [
      '/docs/get-started/changelog/rss.xml',
      '/docs/get-started/changelog/atom.xml',
      '/docs/get-started/changelog/feed.json',
      '/docs/rss.xml',
      '/docs/atom.xml',
      '/docs/feed.json',
    ],
  ],
  ['/docs/get-started/overview', 'id', ['/id/docs/rss.xml', '/id/docs/atom.xml', '/id/docs/feed.json']],
  ['/privacy', 'en', []],
  ['/blogroll', 'en', []],
])('the feeds of a page %s in %s', (path, code, paths) => {
  expect(getFeedLinks(path, getLocale(code)).map((link) => link.path)).toEqual(paths);
});
