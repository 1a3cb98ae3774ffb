import type { Locale } from '../i18n/locales';
import type { Messages } from '../i18n/messages';
import { localizePath } from '../i18n/paths';

/** Formats of feeds: the name of the file, and the type by which feed readers find it. */
export const feedFormats = {
  rss: { file: 'rss.xml', type: 'application/rss+xml' },
  atom: { file: 'atom.xml', type: 'application/atom+xml' },
  json: { file: 'feed.json', type: 'application/feed+json' },
} as const;

export type FeedFormat = keyof typeof feedFormats;

const allFormats = ['rss', 'atom', 'json'] as const;

interface FeedRow {
  /** Page that shows the same as the feed, or that its readers begin at, as its English path. */
  page: string;
  /** The part of the site that it follows: its pages name the feed, and the files of the feed lie in it. */
  folder: string;
  formats: readonly FeedFormat[];
  /** Title and description of what the feed follows. */
  texts: (messages: Messages) => { title: string; description: string };
}

/**
 * Every feed of the site. A new one needs a row here, and routes that build its files.
 * The check of content reads the table before the configuration is known to be sound, so nothing here asks for that.
 */
export const feeds = {
  blog: { page: '/blog', folder: '/blog', formats: allFormats, texts: ({ blog }) => blog },
  changelog: {
    page: '/docs/get-started/changelog',
    folder: '/docs/get-started/changelog',
    formats: allFormats,
    texts: ({ changelog }) => changelog,
  },
  docs: {
    page: '/docs/get-started/overview',
    folder: '/docs',
    formats: allFormats,
    texts: ({ docChanges }) => docChanges,
  },
} as const satisfies Record<string, FeedRow>;

export type FeedId = keyof typeof feeds;
export const feedIds = Object.keys(feeds) as FeedId[];

/** Path of a feed's file in a language, without the base path: `/id/blog/rss.xml`. */
export function getFeedPath(id: FeedId, format: FeedFormat, locale: Locale): string {
  return localizePath(`${feeds[id].folder}/${feedFormats[format].file}`, locale);
}

/** Paths of every file of every feed in a language. */
export function getFeedPaths(locale: Locale): string[] {
  return feedIds.flatMap((id) => feeds[id].formats.map((format) => getFeedPath(id, format, locale)));
}
