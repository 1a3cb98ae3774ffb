import { Feed, type Item } from 'feed';
import { site } from '../config/site';
import { escapeHtml } from '../text/escape-html';
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

/** What a feed says about itself, and its items, newest first. */
export interface FeedContent {
  title: string;
  description: string;
  /** Absolute address of the page that shows the same. */
  url: string;
  /** Language tag such as `id-ID`. */
  language: string;
  items: FeedItem[];
}

const writers = {
  rss: (feed) => feed.rss2(),
  atom: (feed) => feed.atom1(),
  json: (feed) => feed.json1(),
} satisfies Record<FeedFormat, (feed: Feed) => string>;

/** RSS identifies authors by e-mail address, which teams do not have; RSS and Atom read titles as HTML. */
function toFormatItem({ title, url, id = url, date, html, authors, tags }: FeedItem, format: FeedFormat): Item {
  return {
    id,
    link: url,
    title: format === 'json' ? title : escapeHtml(title),
    date,
    published: date,
    description: html,
    ...(authors && format !== 'rss' && { author: authors.map(({ name, url: link }) => ({ name, link })) }),
    ...(tags && { category: tags.map(({ id, name }) => ({ term: id, name })) }),
  };
}

/**
 * Writes a feed as a file. The same content always gives the same file: its date is that of its newest item.
 * @param url absolute address of the file itself
 */
export function writeFeed(
  { title, description, url: page, language, items }: FeedContent,
  format: FeedFormat,
  url: string,
): string {
  const feed = new Feed({
    id: page,
    title,
    description,
    link: page,
    language,
    copyright: site.footer.copyright,
    updated: items[0]?.date ?? new Date(0),
    generator: false,
    feedLinks: { [format]: url },
  });
  for (const item of items) feed.addItem(toFormatItem(item, format));
  return writers[format](feed);
}
