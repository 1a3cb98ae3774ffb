import { describe, expect, it } from 'vitest';
import { buildBlogItems } from '@/components/feeds/feed-items';
import { getFeedLinks } from '@/components/feeds/feed-links';
import { type FeedContent, writeFeed } from '@/components/feeds/write-feed';
import { site } from '@/lib/config/site';
import { getLocale } from '@/lib/i18n/locales';
import { createPost } from '../../../support/site-page';

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
    expect(rss).toContain('<title>News &amp; more</title>');
    expect(rss).toContain('<title><![CDATA[Lists &amp; &lt;Trees&gt;]]></title>');
    expect(rss).toContain('<description><![CDATA[<p>One &amp; two</p>]]></description>');
    expect(rss).not.toContain('<author>'); // RSS requires an e-mail address in it.
    const creators = [...rss.matchAll(/<dc:creator[^>]*>(.+?)<\/dc:creator>/g)].map(([, name]) => name);
    expect(creators).toEqual(['A team, B team']);
  });

  it('is Atom with authors, and JSON with plain-text titles', () => {
    const atom = writeFeed(content, 'atom', 'https://docs.test/news/atom.xml');
    const entry = atom.slice(atom.indexOf('<entry>'));
    for (const name of ['A team', 'B team']) expect(entry).toContain(`<name>${name}</name>`);
    const [item] = JSON.parse(writeFeed(content, 'json', 'https://docs.test/news/feed.json')).items;
    const { title, html: content_html, authors } = content.items[0] ?? {};
    expect(item).toMatchObject({ title, content_html, authors, tags: ['Hello'] });
  });

  it('as Atom has an author even if its items have none', () => {
    const items = content.items.map(({ authors, ...item }) => item);
    const atom = writeFeed({ ...content, items }, 'atom', 'https://docs.test/news/atom.xml');
    expect(atom.slice(0, atom.indexOf('<entry>'))).toContain(`<name>${site.title}</name>`);
  });

  it.each(['rss', 'atom', 'json'] as const)('without items has no date of today, as %s', (format) => {
    const feed = writeFeed({ ...content, items: [] }, format, 'https://docs.test/feed');
    expect(feed).not.toContain(String(new Date().getUTCFullYear()));
  });
});

it('the blog feed has posts with authors and tags in the language of the reader', () => {
  const post = createPost('id', {
    path: '/blog/welcome',
    title: 'Halo',
    description: 'A < B.',
    authors: ['developer-relations'],
    tagIds: ['hello'],
  });
  expect(buildBlogItems([post])).toEqual([
    {
      title: 'Halo',
      url: 'https://docs.agent.example/id/blog/welcome',
      date: post.published,
      html: '<p>A &lt; B.</p>',
      authors: [{ name: 'Developer Relations', url: 'https://docs.agent.example/id/blog/authors/developer-relations' }],
      tags: [{ id: 'hello', name: 'Hello' }],
    },
  ]);
});

it.each([
  ['/blog', 'id', ['/id/blog/rss.xml', '/id/blog/atom.xml', '/id/blog/feed.json']],
  ['/blog/tags/hello', 'en', ['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json']],
  ['/docs/get-started/overview', 'id', ['/id/docs/rss.xml', '/id/docs/atom.xml', '/id/docs/feed.json']],
  ['/privacy', 'en', []],
  ['/blogroll', 'en', []],
])('the feeds of a page %s in %s', (path, code, paths) => {
  expect(getFeedLinks(path, getLocale(code)).map((link) => link.path)).toEqual(paths);
});
