import { Feed, type Item } from 'feed';
import { toAbsoluteUrl } from '@/lib/config/absolute-url';
import { site } from '@/lib/config/site';
import { escapeHtml } from '@/lib/text/escape';
import type { FeedFormat } from './feeds';

/** One item of a feed. */
export interface FeedItem {
  title: string;
  /** Absolute address. */
  url: string;
  /** Unique id of the item; its address by default. */
  id?: string;
  date: Date;
  /** The text as HTML; every link in it is absolute. */
  html: string;
  authors?: { name: string; url: string }[];
  tags?: { id: string; name: string }[];
}

/** Title, description and items of a feed, newest first. */
export interface FeedContent {
  title: string;
  description: string;
  /** Absolute address of the page that shows the same. */
  url: string;
  /** Language tag such as `id-ID`. */
  language: string;
  items: FeedItem[];
}

type XmlFormat = Exclude<FeedFormat, 'json'>;

const writers = {
  rss: (content, url) => toFeed(content, 'rss', url).rss2(),
  atom: (content, url) => toFeed(content, 'atom', url).atom1(),
  json: toJsonFeed,
} satisfies Record<FeedFormat, (content: FeedContent, url: string) => string>;

/**
 * Writes a feed as a file. The same content always gives the same file: its date is that of its newest item.
 * @param url absolute address of the file itself
 */
export function writeFeed(content: FeedContent, format: FeedFormat, url: string): string {
  return writers[format](content, url);
}

function toFeed({ title, description, url: page, language, items }: FeedContent, format: XmlFormat, url: string): Feed {
  const feed = new Feed({
    id: page,
    title,
    description,
    link: page,
    language,
    // Atom requires an author wherever an item has none.
    author: { name: site.title, link: toAbsoluteUrl('/') },
    copyright: site.footer.copyright,
    updated: items[0]?.date ?? new Date(0),
    generator: false,
    feedLinks: { [format]: url },
  });
  for (const item of items) feed.addItem(toXmlItem(item, format));
  return feed;
}

/** RSS identifies authors by e-mail address, which teams do not have, so it names them as Dublin Core does; RSS and Atom read titles as HTML. */
function toXmlItem({ title, url, id = url, date, html, authors, tags }: FeedItem, format: XmlFormat): Item {
  return {
    id,
    link: url,
    title: escapeHtml(title),
    date,
    published: date,
    description: html,
    ...(authors && format === 'atom' && { author: authors.map(({ name, url: link }) => ({ name, link })) }),
    ...(authors && format === 'rss' && { extensions: [toCreator(authors)] }),
    ...(tags && { category: tags.map(({ id, name }) => ({ term: id, name })) }),
  };
}

/** Creates an element that declares its namespace itself: the package declares this one only for items with a full text. */
function toCreator(authors: readonly { name: string }[]) {
  const names = authors.map(({ name }) => name).join(', ');
  return {
    name: 'dc:creator',
    objects: { _attributes: { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }, _text: names },
  };
}

/** Writes JSON Feed 1.1 by hand: the package writes 1.0, in which an item has at most one author. */
function toJsonFeed({ title, description, url: page, language, items }: FeedContent, url: string): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: url,
    description,
    language,
    authors: [{ name: site.title, url: toAbsoluteUrl('/') }],
    items: items.map(({ title, url, id = url, date, html, authors, tags }) => ({
      id,
      url,
      title,
      content_html: html,
      date_published: date,
      date_modified: date,
      authors,
      tags: tags?.map(({ name }) => name),
    })),
  };
  return JSON.stringify(feed, null, 2);
}
